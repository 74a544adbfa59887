import type { AnswerOf, BodyOf, EndpointOf, ParamsOf, QueryOf } from '@qaysari/contract/endpoint';
import type { Language } from '@qaysari/contract/languages';
import { addressOf, readAnswer, tokenFor, type ApiAnswer } from './api-answer.ts';
import { ApiFailure } from './api-failure.ts';

const timeoutMs = 20_000;

interface CallInput<E extends EndpointOf<'json'>> {
  language: Language;
  params?: ParamsOf<E>;
  query?: QueryOf<E>;
  body?: BodyOf<E>;
  signal?: AbortSignal;
  /** In place of the one that this device keeps. */
  token?: string;
}

/** Throws ApiFailure when no answer came within 20 seconds; an abort by `signal` is thrown on as it is. */
async function fetchAnswer<E extends EndpointOf<'json'>>(
  endpoint: E,
  { language, params, query, body, signal }: CallInput<E>,
  token: string | undefined,
): Promise<{ status: number; text: string }> {
  const headers = new Headers({ 'Accept-Language': language });
  if (token !== undefined) headers.set('Authorization', `Bearer ${token}`);
  if (body !== undefined) headers.set('Content-Type', 'application/json');
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(addressOf(endpoint, params, query), {
      method: endpoint.method,
      headers,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, text: await response.text() };
  } catch (error) {
    if (signal?.aborted === true) throw error;
    throw new ApiFailure(0, {});
  }
}

/**
 * Makes a call of the contract and answers its `data` and `message`.
 * Throws ApiFailure for every answer but success and when none came within 20 seconds;
 * an abort by `signal` is thrown on as it is. A token that is refused (401) is dropped.
 */
export async function submitToApi<E extends EndpointOf<'json'>>(
  endpoint: E,
  input: CallInput<E>,
): Promise<ApiAnswer<E>> {
  const token = input.token ?? tokenFor(endpoint);
  return readAnswer<E>(await fetchAnswer(endpoint, input, token), token);
}

/** Like `submitToApi`, for whoever needs the `data` alone. */
export async function callApi<E extends EndpointOf<'json'>>(
  endpoint: E,
  input: CallInput<E>,
): Promise<AnswerOf<E>> {
  return (await submitToApi(endpoint, input)).data;
}
