import { clock } from './clock.ts';

/** The timeout of the hourly functions (index.ts). */
export const sweepTimeoutSeconds = 300;

/** For the last items: a mail may take 45 seconds. */
const reserveSeconds = 60;

/** The time after which a sweep that begins now must begin no further item. */
export function sweepDeadline(): number {
  return clock.now() + (sweepTimeoutSeconds - reserveSeconds) * 1000;
}
