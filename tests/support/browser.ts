import type { Endpoint } from '@qaysari/contract/shared/endpoint';
import { call, type Answer, type Ask } from './api-client.ts';

/** Calls an endpoint as one browser: it sends back the secret that the API gave it. */
export type Browser = (endpoint: Endpoint, json: unknown, how?: Ask) => Promise<Answer>;

export function openBrowser(always: Ask = {}): Browser {
  let cookie: string | undefined;
  return async (endpoint, json, how = {}) => {
    const headers = { ...(cookie !== undefined && { Cookie: cookie }), ...how.headers };
    const answer = await call(endpoint, json, { ...always, ...how, headers });
    cookie = answer.headers.get('set-cookie')?.split(';', 1)[0] ?? cookie;
    return answer;
  };
}
