/** The clock. No other code reads the time, so that tests can set it. */
export const clock = {
  /** Milliseconds since 1970. */
  now: (): number => Date.now(),
};

/** Clocks of instances differ by less. */
const toleranceMs = 60_000;

/** Whether that moment lies further ahead than the clocks of instances differ: then one of them was wrong. */
export function isFromWrongClock(moment: number): boolean {
  return moment > clock.now() + toleranceMs;
}

/**
 * Whether a span of so many milliseconds, known by its end, is still running. One that would last longer was begun
 * by a wrong clock, and counts as over: it would shut somebody out, or let somebody in, for as long as the clock was
 * wrong.
 */
export function isRunning(end: number, spanMs: number): boolean {
  return end > clock.now() && !isFromWrongClock(end - spanMs);
}
