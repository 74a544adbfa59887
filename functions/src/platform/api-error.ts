import type { TextRef } from '@qaysari/contract/failure';
import type { ErrorKey } from '@qaysari/contract/locale-keys';

/** A text of `errors.json` with the values of its placeholders. */
export interface TextRef {
  key: ErrorKey;
  params?: Readonly<Record<string, number | string>>;
}

interface Options {
  /** Values of the placeholders. */
  params?: TextRef['params'];
  /** The error of each invalid field. */
  fields?: Readonly<Record<string, TextRef>>;
  headers?: Readonly<Record<string, string>>;
  /** The original error: for the log, never for the caller. */
  cause?: unknown;
}

/** A failed request. `key` names the text for the caller; `message` and `cause` are for the log. */
export class ApiError extends Error {
  readonly status: number;
  readonly key: ErrorKey;
  readonly params: Options['params'];
  readonly fields: Options['fields'];
  readonly headers: Options['headers'];

  constructor(status: number, key: ErrorKey, options: Options = {}) {
    super(`${status} ${key}`, { cause: options.cause });
    this.status = status;
    this.key = key;
    this.params = options.params;
    this.fields = options.fields;
    this.headers = options.headers;
  }
}

/** The same error for what does not exist and for what the caller may not see. */
export function notFound(): ApiError {
  return new ApiError(404, 'notFound');
}

/** The token is missing, invalid or no longer valid. */
export function signInNeeded(cause?: unknown): ApiError {
  return new ApiError(401, 'signInNeeded', { headers: { 'WWW-Authenticate': 'Bearer' }, cause });
}

export function wrongFields(fields: Readonly<Record<string, TextRef>>): ApiError {
  return new ApiError(400, 'checkFields', { fields });
}

/** `retryAfterSeconds`: until the same request may succeed. The text shows minutes, rounded up. */
export function tooManyRequests(retryAfterSeconds: number): ApiError {
  const seconds = Math.max(1, Math.ceil(retryAfterSeconds));
  return new ApiError(429, 'tooManyUntil', {
    params: { count: Math.ceil(seconds / 60) },
    headers: { 'Retry-After': String(seconds) },
  });
}
