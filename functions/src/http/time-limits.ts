import type { Request } from 'express';
import { ApiError, unavailable } from '../platform/api-error.ts';
import { withTimeout } from '../platform/timing.ts';

/** It leaves the answer a part of the time of the call (`answerTime`). */
export const bodyTime = { silenceMs: 15_000, totalMs: 45_000 };

/**
 * Reads a body within `bodyTime`, and within the time left for the call. Throws 408 when the client sends nothing for
 * too long, or takes too long in all: otherwise a few slow clients would occupy the whole function.
 */
export async function readInTime<Body>(
  request: Request,
  leftMs: number,
  read: () => Promise<Body>,
): Promise<Body> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const giveUp = () => {
    reject(new ApiError(408, 'bodyTooSlow', { headers: { Connection: 'close' } }));
  };
  const total = setTimeout(giveUp, Math.min(bodyTime.totalMs, leftMs));
  // Each byte that arrives restarts this timeout.
  request.setTimeout(bodyTime.silenceMs, giveUp);
  try {
    return await Promise.race([read(), late]);
  } finally {
    clearTimeout(total);
    // The answer may take longer than the client may be silent.
    request.setTimeout(0);
  }
}

/**
 * How long a call may take in all, its body included. Below the timeouts of the functions (index.ts) and the 60 seconds
 * of Hosting, which would both close the connection without an answer.
 */
export const answerTime = { apiMs: 20_000, publishMs: 55_000 };

/** Starts the time of one call. Returns a function that says how much of it is left, in milliseconds. */
export function startTime(ms: number): () => number {
  const end = performance.now() + ms;
  return () => Math.max(0, Math.round(end - performance.now()));
}

/** The result, or 503 when it takes longer: a database that hangs would be waited for, for minutes. */
export function answerInTime<Value>(work: Promise<Value>, ms: number): Promise<Value> {
  return withTimeout(work, ms, unavailable);
}
