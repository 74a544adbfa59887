/** When a mail is tried again (docs/decisions/0029-mails-that-cannot-be-sent.md). */

const secondMs = 1_000;
const hourMs = 60 * 60 * secondMs;

/** For one delivery of the event: all tries together. Below the timeout of `mailCreated`. */
export const deliveryMs = 45 * secondMs;

/** Longer than a delivery can last, so the holder of an expired lease is gone. */
export const leaseMs = 2 * deliveryMs;

/** After so many deliveries that did not send it, a mail is marked as failed. */
export const maxAttempts = 20;

/** From this age on, the sweep takes up a mail that is not sent. */
export const stuckMs = 10 * 60 * secondMs;

const firstPauseMs = 5 * secondMs;
const longestPauseMs = 3 * hourMs;

/**
 * The pause after this attempt. All of them together are 26 hours: a mail survives a mail server that is
 * away for a day.
 */
export function pauseMs(attempt: number): number {
  return Math.min(firstPauseMs * 2 ** (attempt - 1), longestPauseMs);
}
