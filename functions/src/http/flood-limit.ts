import type { RequestHandler } from 'express';
import { instanceRateLimit } from '../platform/instance-rate-limit.ts';
import { clientAddress } from './client-address.ts';

/** Fifty a second are a machine, even where thousands of people share the address. */
export const flood = { limit: 3_000, seconds: 60 };

/**
 * Refuses an address that floods this instance. It protects reads by anybody, which no other limit counts. It stands
 * before every HTTP function (http-app.ts).
 */
export function floodLimit(): RequestHandler {
  const countRequest = instanceRateLimit(flood);
  return (request, _response, next) => {
    countRequest(clientAddress(request));
    next();
  };
}
