import { onTestFinished, vi } from 'vitest';

/** A call of this process to Identity Toolkit that is held back. */
export interface HeldCall {
  /** Resolves when Identity Toolkit has answered, before the caller gets the answer. */
  answered: Promise<void>;
  goOn: () => void;
}

/** Holds back the answer to the next call of a method, such as `signInWithPassword`. Others go on. */
export function holdNext(method: string): HeldCall {
  const real = globalThis.fetch;
  const answered = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  let isTaken = false;
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const response = await real(input, init);
    if (isTaken || typeof input !== 'string' || !input.includes(`accounts:${method}`)) {
      return response;
    }
    isTaken = true;
    answered.resolve();
    await held.promise;
    return response;
  });
  onTestFinished(() => {
    spy.mockRestore();
    held.resolve();
  });
  return { answered: answered.promise, goOn: () => held.resolve() };
}
