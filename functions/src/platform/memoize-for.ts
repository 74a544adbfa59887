import { clock, isRunning } from './clock.ts';

/**
 * Holds the answer of `read` for so many milliseconds, counted from when it was asked for. All who ask meanwhile share
 * it. An error is told to those who share it, and not held.
 */
export function memoizeFor<Value>(
  spanMs: number,
  read: () => Promise<Value>,
): () => Promise<Value> {
  let kept: { answer: Promise<Value>; until: number } | undefined;
  return () => {
    if (kept && isRunning(kept.until, spanMs)) return kept.answer;
    const begun = { answer: read(), until: clock.now() + spanMs };
    kept = begun;
    begun.answer.catch(() => {
      if (kept === begun) kept = undefined;
    });
    return begun.answer;
  };
}
