import type { Request } from 'express';
import { ApiError } from '../platform/api-error.ts';

/** Below the 60 seconds after which Hosting gives a request up, answer included. */
export const bodyTime = { silenceMs: 15_000, totalMs: 50_000 };

/**
 * Reads a body within `bodyTime`. Throws 408 when the client sends nothing for too long or takes too long
 * in all: otherwise a few slow clients would hold every place of the function.
 */
export async function readInTime<Body>(request: Request, read: () => Promise<Body>): Promise<Body> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const giveUp = () => {
    reject(new ApiError(408, 'bodyTooSlow', { headers: { Connection: 'close' } }));
  };
  const total = setTimeout(giveUp, bodyTime.totalMs);
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
