import type { AnswerOf, Endpoint, ParamsOf, QueryOf } from '@qaysari/contract/endpoint';
import type { Failure, Success } from '@qaysari/contract/failure';
import type { Language } from '@qaysari/contract/languages';
import { ApiFailure } from './api-failure.ts';
import { readToken } from './token.ts';

const timeoutMs = 20_000;

interface CallInput<E extends Endpoint> {
  language: Language;
  params?: ParamsOf<E>;
  query?: QueryOf<E>;
  signal?: AbortSignal;
}

function addressOf(endpoint: Endpoint, params: object = {}, query: object = {}): string {
  let path = endpoint.path;
  for (const [name, value] of Object.entries(params)) {
    path = path.replace(`{${name}}`, encodeURIComponent(String(value)));
  }
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value));
  }
  const text = search.toString();
  return `/api${path}${text === '' ? '' : `?${text}`}`;
}

async function readAnswer<T>(response: Response): Promise<T> {
  try {
    return (await response.json()) as T;
  } catch {
    throw new ApiFailure(response.ok ? 0 : response.status, {});
  }
}

/**
 * Makes a call of the contract and answers its `data`.
 * Throws ApiFailure for every answer but success and when none came within 20 seconds;
 * an abort by `signal` is thrown on as it is.
 */
export async function callApi<E extends Endpoint>(
  endpoint: E,
  { language, params, query, signal }: CallInput<E>,
): Promise<AnswerOf<E>> {
  const token = endpoint.access === 'public' ? undefined : readToken();
  const headers = new Headers({ 'Accept-Language': language });
  if (token !== undefined) headers.set('Authorization', `Bearer ${token}`);
  const timeout = AbortSignal.timeout(timeoutMs);
  let response: Response;
  try {
    response = await fetch(addressOf(endpoint, params, query), {
      method: endpoint.method,
      headers,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
  } catch (error) {
    if (signal?.aborted === true) throw error;
    throw new ApiFailure(0, {});
  }
  if (!response.ok) throw new ApiFailure(response.status, await readAnswer<Failure>(response));
  const { data } = await readAnswer<Success<AnswerOf<E>>>(response);
  return data as AnswerOf<E>;
}
