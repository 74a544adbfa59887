import { setTimeout as after } from 'node:timers/promises';
import { clock } from '../platform/clock.ts';

/** Does the work, and answers (or throws) what it does, but not before that moment (milliseconds since 1970). */
export async function notBefore<T>(moment: number, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } finally {
    await after(Math.max(0, moment - clock.now()));
  }
}
