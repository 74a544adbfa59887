import type {
  getCurrentRate as currentEndpoint,
  getRates as ratesEndpoint,
} from '@qaysari/contract/listing/calls';
import type { Handler } from '../platform/handler.ts';
import { currentRate, rateHistory } from './store.ts';

/** `GET /rate/current`. */
export const getCurrentRate: Handler<typeof currentEndpoint> = async () => {
  const rate = await currentRate();
  return rate ? { rate } : {};
};

/** `GET /rate`. */
export const getRates: Handler<typeof ratesEndpoint> = async () => {
  const [rate, history] = await Promise.all([currentRate(), rateHistory()]);
  return { ...(rate && { rate }), history };
};
