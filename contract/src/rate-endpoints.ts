import { endpoint } from './endpoint.ts';
import type { Rate } from './rate.ts';

// Every page that shows a price asks for the rate, so this file imports no schemas.

/** Answer of `GET /rate/current`. */
export interface CurrentRate {
  /** The market rate in force, whatever its age; left out as long as there was none. */
  rate?: Rate;
}

/** Answer of `GET /rate`. */
export interface RateHistory extends CurrentRate {
  /** The rates of the last 365 days, newest first, 400 at most. */
  history: Rate[];
}

/** Returns the market rate between dollars and dinars and its history for a year. An answer may be two minutes old. */
export const getRates = endpoint({
  method: 'GET',
  path: '/rate',
  access: 'public',
  cacheSeconds: 60,
}).answers<RateHistory>();

/** Returns the market rate in force. An answer may be two minutes old. */
export const getCurrentRate = endpoint({
  method: 'GET',
  path: '/rate/current',
  access: 'public',
  cacheSeconds: 60,
}).answers<CurrentRate>();
