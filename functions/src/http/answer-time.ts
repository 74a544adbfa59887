import { unavailable } from '../platform/api-error.ts';
import { inTime } from '../platform/in-time.ts';

/**
 * How long a call may take in all, its body included. Below the timeouts of the functions (index.ts) and the 60 seconds
 * of Hosting, which would both break the connection off without a word.
 */
export const answerTime = { apiMs: 20_000, publishMs: 55_000 };

/** Begins the time of one call. Answers a function that says what is left of it, in milliseconds. */
export function startTime(ms: number): () => number {
  const end = performance.now() + ms;
  return () => Math.max(0, Math.round(end - performance.now()));
}

/** The result, or 503 when it takes longer: a database that hangs would be waited for, for minutes. */
export function answerInTime<Value>(work: Promise<Value>, ms: number): Promise<Value> {
  return inTime(work, ms, unavailable);
}
