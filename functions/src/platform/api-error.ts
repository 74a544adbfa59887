import type { FailureReason, TextRef } from '@qaysari/contract/shared/failure';
import type { ErrorKey } from '@qaysari/contract/shared/locale-keys';

interface Options {
  /** Values for the placeholders of the text. */
  params?: TextRef['params'];
  /** What is wrong with each field, all fields at once. */
  fields?: Readonly<Record<string, TextRef>>;
  headers?: Readonly<Record<string, string>>;
  /** For the site, which acts on it. */
  reason?: FailureReason;
  /** What really went wrong: for the log, never for the caller. */
  cause?: unknown;
}

/**
 * An answer other than success. `key` names the text that the caller reads in their language;
 * `message` and `cause` are for the log.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly key: ErrorKey;
  readonly params: Options['params'];
  readonly fields: Options['fields'];
  readonly headers: Options['headers'];
  readonly reason: Options['reason'];

  constructor(status: number, key: ErrorKey, options: Options = {}) {
    super(`${status} ${key}`, { cause: options.cause });
    this.status = status;
    this.key = key;
    this.params = options.params;
    this.fields = options.fields;
    this.headers = options.headers;
    this.reason = options.reason;
  }
}

/** The one answer for what does not exist and for what the caller may not see. */
export function notFound(): ApiError {
  return new ApiError(404, 'notFound');
}

/** No token, or one that is not (or no longer) good. */
export function signInNeeded(cause?: unknown): ApiError {
  return new ApiError(401, 'signInNeeded', { headers: { 'WWW-Authenticate': 'Bearer' }, cause });
}

/** The session is good, but too old for a call that a stolen token must not make. */
export function recentSignInNeeded(): ApiError {
  return new ApiError(403, 'recentSignIn', { reason: 'recentSignIn' });
}

export function wrongFields(fields: Readonly<Record<string, TextRef>>): ApiError {
  return new ApiError(400, 'checkFields', { fields });
}

const hourSeconds = 60 * 60;

/**
 * `retryAfterSeconds`: until the same call may succeed. The text says it in minutes, and in hours from two on, rounded
 * up.
 */
export function tooManyRequests(retryAfterSeconds: number): ApiError {
  const seconds = Math.max(1, Math.ceil(retryAfterSeconds));
  const headers = { 'Retry-After': String(seconds) };
  if (seconds >= 2 * hourSeconds) {
    const hours = Math.ceil(seconds / hourSeconds);
    return new ApiError(429, 'tooManyUntilHours', { params: { count: hours }, headers });
  }
  const minutes = Math.ceil(seconds / 60);
  return new ApiError(429, 'tooManyUntil', { params: { count: minutes }, headers });
}

/** A service that the API needs does not answer. The caller may retry, with the same key where it has one. */
export function unavailable(cause: unknown): ApiError {
  return new ApiError(503, 'somethingWentWrong', { headers: { 'Retry-After': '5' }, cause });
}
