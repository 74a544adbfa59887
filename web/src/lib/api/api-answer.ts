import type { AnswerOf, Endpoint } from '@qaysari/contract/endpoint';
import type { Failure, Success } from '@qaysari/contract/failure';
import { ApiFailure } from './api-failure.ts';
import { readToken, refuseToken } from '../session/token.ts';

export interface ApiAnswer<E extends Endpoint> {
  data: AnswerOf<E>;
  /** What the server says to the person about it, in their language; '' for nothing. */
  message: string;
}

/** Path and query of a call. */
export function addressOf(endpoint: Endpoint, params: object = {}, query: object = {}): string {
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

/** The token that a call is sent with: none where nobody is asked who they are. */
export function tokenFor(endpoint: Endpoint): string | undefined {
  return endpoint.access === 'public' ? undefined : readToken();
}

/**
 * Reads what came back from a call that was sent with `token`. Throws ApiFailure for every answer but success; a
 * token that is refused (401) is dropped.
 */
export function readAnswer<E extends Endpoint>(
  { status, text }: { status: number; text: string },
  token: string | undefined,
): ApiAnswer<E> {
  const isSuccess = status >= 200 && status < 300;
  if (status === 401 && token !== undefined) refuseToken(token);
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    throw new ApiFailure(isSuccess ? 0 : status, {});
  }
  if (!isSuccess) throw new ApiFailure(status, answer as Failure);
  const { data, message = '' } = answer as Success<AnswerOf<E>>;
  return { data: data as AnswerOf<E>, message };
}
