import { setTimeout as after } from 'node:timers/promises';
import { clock } from '../platform/clock.ts';

/** Does the work, and answers (or throws) what it does, but not before that moment (milliseconds since 1970). */
export async function notBefore<T>(moment: number, work: () => Promise<T>): Promise<T> {
  // Of a clock that only goes forward: nobody waits longer because the other one is set back meanwhile.
  const until = performance.now() + moment - clock.now();
  try {
    return await work();
  } finally {
    await after(Math.max(0, until - performance.now()));
  }
}
