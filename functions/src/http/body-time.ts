import type { Request } from 'express';
import { ApiError } from '../platform/api-error.ts';

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
