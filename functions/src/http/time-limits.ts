import type { Request } from 'express';
import { ApiError, unavailable } from '../platform/api-error.ts';
import { withTimeout } from '../platform/timing.ts';

/** It leaves the answer a part of the time of the call (answer-time.ts). */
export const bodyTime = { silenceMs: 15_000, totalMs: 45_000 };

/**
 * Reads a body within `bodyTime`, and within what is left of the call. Throws 408 when the client sends nothing for too long or takes too long
 * in all: otherwise a few slow clients would hold every place of the function.
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
  // Any byte that arrives starts this time anew.
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
  return withTimeout(work, ms, unavailable);
}
