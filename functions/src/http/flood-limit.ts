import type { RequestHandler } from 'express';
import { instanceRateLimit } from '../platform/instance-rate-limit.ts';
import { clientAddress } from './client-address.ts';

/**
 * Refuses an address that sends more than 3,000 requests a minute to this instance: fifty a second are a
 * machine, even where thousands of people share the address. It protects reads by anybody, which no other
 * limit counts.
 */
export function floodLimit(limit = 3_000): RequestHandler {
  const countRequest = instanceRateLimit({ limit, seconds: 60 });
  return (request, _response, next) => {
    countRequest(clientAddress(request));
    next();
  };
}
