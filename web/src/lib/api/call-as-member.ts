import type { AnswerOf, EndpointOf } from '@qaysari/contract/endpoint';
import { callApi } from './api-client.ts';
import { ApiFailure } from './api-failure.ts';
import { readToken } from '../session/token.ts';

/**
 * Like `callApi`, for queries about oneself. In the moment in which a session ends the page asks again for what it
 * shows: without a token that fails at once, instead of by a call that can only be refused.
 */
export async function callAsMember<E extends EndpointOf<'json'>>(
  endpoint: E,
  input: Parameters<typeof callApi<E>>[1],
): Promise<AnswerOf<E>> {
  if (readToken() === undefined) throw new ApiFailure(401, {});
  return callApi(endpoint, input);
}
