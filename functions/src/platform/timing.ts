import { setTimeout as after } from 'node:timers/promises';
import { clock } from './clock.ts';

/**
 * The result, or a rejection when it takes longer: `late` makes its error. What is under way goes on, and
 * somebody who asks again may find it done.
 */
export async function withTimeout<Value>(
  work: Promise<Value>,
  ms: number,
  late: (cause: Error) => Error = (cause) => cause,
): Promise<Value> {
  const { promise: end, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(late(new Error(`no answer after ${ms} ms`))), ms);
  try {
    return await Promise.race([work, end]);
  } finally {
    clearTimeout(timer);
  }
}

/** Does the work, and answers (or throws) what it does, but not before that moment (milliseconds since 1970). */
export async function withMinimumDuration<T>(moment: number, work: () => Promise<T>): Promise<T> {
  // Of a clock that only goes forward: nobody waits longer because the other one is set back meanwhile.
  const until = performance.now() + moment - clock.now();
  try {
    return await work();
  } finally {
    await after(Math.max(0, until - performance.now()));
  }
}
