import type { AnswerOf, BodyOf, Endpoint, ParamsOf, QueryOf } from '@qaysari/contract/endpoint';
import type { Failure, Success } from '@qaysari/contract/failure';
import type { Language } from '@qaysari/contract/languages';
import { ApiFailure } from './api-failure.ts';
import { readToken, refuseToken } from './token.ts';

const timeoutMs = 20_000;

interface CallInput<E extends Endpoint> {
  language: Language;
  params?: ParamsOf<E>;
  query?: QueryOf<E>;
  body?: BodyOf<E>;
  signal?: AbortSignal;
  /** In place of the one that this device keeps. */
  token?: string;
}

export interface ApiAnswer<E extends Endpoint> {
  data: AnswerOf<E>;
  /** What the server says to the person about it, in their language; '' for nothing. */
  message: string;
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

/** Throws ApiFailure when no answer came within 20 seconds; an abort by `signal` is thrown on as it is. */
async function fetchAnswer<E extends Endpoint>(
  endpoint: E,
  { language, params, query, body, signal }: CallInput<E>,
  token: string | undefined,
): Promise<Response> {
  const headers = new Headers({ 'Accept-Language': language });
  if (token !== undefined) headers.set('Authorization', `Bearer ${token}`);
  if (body !== undefined) headers.set('Content-Type', 'application/json');
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    return await fetch(addressOf(endpoint, params, query), {
      method: endpoint.method,
      headers,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
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
export async function submitToApi<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
): Promise<ApiAnswer<E>> {
  const token = endpoint.access === 'public' ? undefined : (input.token ?? readToken());
  const response = await fetchAnswer(endpoint, input, token);
  if (response.status === 401 && token !== undefined) refuseToken(token);
  if (!response.ok) throw new ApiFailure(response.status, await readAnswer<Failure>(response));
  const { data, message = '' } = await readAnswer<Success<AnswerOf<E>>>(response);
  return { data: data as AnswerOf<E>, message };
}

/** Like `submitToApi`, for whoever needs the `data` alone. */
export async function callApi<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
): Promise<AnswerOf<E>> {
  return (await submitToApi(endpoint, input)).data;
}
