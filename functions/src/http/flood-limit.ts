import type { RequestHandler } from 'express';
import { rateLimit } from 'express-rate-limit';
import { tooManyRequests } from '../platform/api-error.ts';
import { clientAddress } from './client-address.ts';

const windowMs = 60_000;

/**
 * Refuses an address that sends more than 3,000 requests a minute to this instance: fifty a second are a
 * machine, even where thousands of people share the address. It protects reads by anybody, which no other
 * limit counts. Kept in memory, so it costs nothing.
 */
export function floodLimit(limit = 3_000): RequestHandler {
  return rateLimit({
    windowMs,
    limit,
    keyGenerator: clientAddress,
    legacyHeaders: false,
    standardHeaders: false,
    // It warns of trusted proxies, which clientAddress has dealt with.
    validate: false,
    handler: () => {
      throw tooManyRequests(windowMs / 1000);
    },
  });
}
