import { clock, isRunning } from './clock.ts';

/**
 * Caches the answer of `read` for so many milliseconds, counted from the call. All callers meanwhile share it. They
 * also share an error, which is not cached.
 */
export function memoizeFor<Value>(
  spanMs: number,
  read: () => Promise<Value>,
): () => Promise<Value> {
  let stored: { answer: Promise<Value>; until: number } | undefined;
  return () => {
    if (stored && isRunning(stored.until, spanMs)) return stored.answer;
    const begun = { answer: read(), until: clock.now() + spanMs };
    stored = begun;
    begun.answer.catch(() => {
      if (stored === begun) stored = undefined;
    });
    return begun.answer;
  };
}
