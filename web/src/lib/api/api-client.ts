import type {
  AnswerOf,
  BodyOf,
  Endpoint,
  ParamsOf,
  QueryOf,
  JsonEndpoint,
} from '@qaysari/contract/shared/endpoint';
import type { Failure, Success } from '@qaysari/contract/shared/failure';
import type { Language } from '@qaysari/contract/shared/languages';
import { afterHydration } from '../browser/hydration.ts';
import { askForRecentSignIn } from '../session/recent-sign-in.ts';
import { currentPerson, followCookie, readToken, refuseToken } from '../session/token.ts';
import { appCheckHeader } from './app-check.ts';
import { ApiFailure } from './failure.ts';

export interface ApiAnswer<E extends Endpoint> {
  data: AnswerOf<E>;
  /** The server's message for the person; '' for none. */
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

/**
 * The token to send: none for public endpoints. All tabs share the cookie: throws ApiFailure 401 when the session
 * has ended or changed meanwhile, so that nothing begun by one person is sent as another.
 */
export function tokenFor({ access }: Endpoint, person?: string): string | undefined {
  if (access === 'public') return undefined;
  const isChanged = followCookie();
  const isOther = person !== undefined && person !== currentPerson();
  if (isChanged || isOther) throw new ApiFailure(401, {}, { isSignedOut: true });
  return readToken();
}

/** The answer of our API; undefined for anything else, such as a page of a network that asks to sign in. */
function ownAnswer(text: string): Success<unknown> | Failure | undefined {
  try {
    const answer = JSON.parse(text) as Partial<Success<unknown> & Failure> | null;
    if (answer?.success === true) return answer as Success<unknown>;
    const { message, key } = answer ?? {};
    return typeof message === 'string' && typeof key === 'string'
      ? { message, ...answer }
      : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Reads what came back from a call that was sent with `token`. Throws ApiFailure for every answer but success; a
 * token that is refused (401) is dropped. An answer that is not ours is no answer (status 0), or a server that fails
 * (from 500): the call may succeed later.
 */
export function readAnswer<E extends Endpoint>(
  { status, text, retryAfter }: { status: number; text: string; retryAfter?: string | null },
  token: string | undefined,
): ApiAnswer<E> {
  const answer = ownAnswer(text);
  const retryAfterSeconds = Number(retryAfter ?? 0);
  const isSuccess = status >= 200 && status < 300;
  if (!answer || 'success' in answer !== isSuccess) {
    throw new ApiFailure(status >= 500 ? status : 0, {}, { retryAfterSeconds });
  }
  if (!('success' in answer)) {
    if (status === 401 && token !== undefined) refuseToken(token);
    throw new ApiFailure(status, answer, { retryAfterSeconds });
  }
  return { data: answer.data as AnswerOf<E>, message: answer.message ?? '' };
}

/** How long one attempt to read may take. It is made again by itself, so it can be short. */
const readingMs = 10_000;
/** What changes something is not made again by itself, and instances that start answer slowly. */
const changingMs = 20_000;

interface CallInput<E extends JsonEndpoint> {
  language: Language;
  params?: ParamsOf<E>;
  query?: QueryOf<E>;
  body?: BodyOf<E>;
  /** The same for repetitions of one request. */
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** Used instead of the stored token. */
  token?: string;
  /** The person who started the call (`currentPerson`): no other person's token is sent. */
  person?: string | undefined;
}

/** Throws ApiFailure when no answer came in time; an abort by `signal` is thrown on as it is. */
async function fetchAnswer<E extends JsonEndpoint>(
  endpoint: E,
  { language, params, query, body, idempotencyKey, signal }: CallInput<E>,
  token: string | undefined,
): Promise<{ status: number; text: string; retryAfter: string | null }> {
  const headers = new Headers({
    'Accept-Language': language,
    ...(await appCheckHeader(endpoint, token !== undefined)),
  });
  if (token !== undefined) headers.set('Authorization', `Bearer ${token}`);
  if (idempotencyKey !== undefined) headers.set('Idempotency-Key', idempotencyKey);
  if (body !== undefined) headers.set('Content-Type', 'application/json');
  const address = addressOf(endpoint, params, query);
  const limit = timeLimit(endpoint.method === 'GET' ? readingMs : changingMs, signal);
  const request: RequestInit = {
    method: endpoint.method,
    headers,
    signal: limit.signal,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  };
  try {
    const response = await fetch(address, request);
    const retryAfter = response.headers.get('Retry-After');
    return { status: response.status, text: await response.text(), retryAfter };
  } catch (error) {
    if (signal?.aborted === true) throw error;
    if (limit.isOver()) throw new ApiFailure(0, {}, { isTimeout: true });
    // `fetch` reports a network failure as a TypeError. Anything else is our own bug.
    if (error instanceof TypeError) throw new ApiFailure(0, {});
    throw error;
  } finally {
    limit.end();
  }
}

/**
 * A signal that also aborts after `ms`. AbortSignal.any and AbortSignal.timeout are younger than the oldest browsers
 * that the site promises (docs/decisions/0036-the-oldest-browsers.md).
 */
function timeLimit(ms: number, outer: AbortSignal | undefined) {
  const controller = new AbortController();
  const abort = () => controller.abort();
  let isOver = false;
  const timer = setTimeout(() => {
    isOver = true;
    abort();
  }, ms);
  if (outer?.aborted === true) abort();
  outer?.addEventListener('abort', abort);
  return {
    signal: controller.signal,
    isOver: () => isOver,
    end: () => {
      clearTimeout(timer);
      outer?.removeEventListener('abort', abort);
    },
  };
}

/**
 * Makes a call of the contract and answers its `data` and `message`.
 * Throws ApiFailure for every answer but success and when none came in time;
 * an abort by `signal` is thrown on as it is. A token that is refused (401) is dropped. A call that needs a recent
 * sign-in is made again once the person has signed in again.
 */
export async function submitToApi<E extends JsonEndpoint>(
  endpoint: E,
  input: CallInput<E>,
): Promise<ApiAnswer<E>> {
  try {
    return await callOnce(endpoint, input);
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.reason !== 'recentSignIn') throw error;
    if (input.token !== undefined || !(await askForRecentSignIn())) throw error;
    return callOnce(endpoint, input);
  }
}

/**
 * The last call that was to end the session of `token`. Reads with this token wait for it: the server would refuse
 * them before the page knows that the session is over.
 */
let ending: { token: string | undefined; isOver: Promise<boolean> } | undefined;

async function callOnce<E extends JsonEndpoint>(
  endpoint: E,
  input: CallInput<E>,
): Promise<ApiAnswer<E>> {
  const token = input.token ?? tokenFor(endpoint, input.person);
  const isRead = endpoint.method === 'GET' && token !== undefined;
  if (isRead && ending?.token === token && (await ending.isOver))
    throw new ApiFailure(401, {}, { isSignedOut: true });
  const sent = fetchAnswer(endpoint, input, token);
  if (endpoint.endsSession === true) {
    const isOver = sent.then(
      ({ status }) => status < 300,
      () => false,
    );
    ending = { token, isOver };
  }
  return readAnswer<E>(await afterHydration(sent), token);
}

/** Like `submitToApi`, but answers `data` alone. */
export async function callApi<E extends JsonEndpoint>(
  endpoint: E,
  input: CallInput<E>,
): Promise<AnswerOf<E>> {
  return (await submitToApi(endpoint, input)).data;
}

/**
 * Like `callApi`, for queries about oneself. When a session ends, the page refetches what it shows: without a token
 * that fails at once, without a call.
 */
export async function callAsMember<E extends JsonEndpoint>(
  endpoint: E,
  input: Parameters<typeof callApi<E>>[1],
): Promise<AnswerOf<E>> {
  if (tokenFor(endpoint, input.person) === undefined)
    throw new ApiFailure(401, {}, { isSignedOut: true });
  return callApi(endpoint, input);
}
