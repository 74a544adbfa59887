import type { ErrorKey } from '@qaysari/contract/locale-keys';

/** A text of `errors.json` with the values for its placeholders. */
export interface TextRef {
  key: ErrorKey;
  params?: Readonly<Record<string, number | string>>;
}

interface Options {
  /** What is wrong with each field, all fields at once. */
  fields?: Readonly<Record<string, TextRef>>;
  headers?: Readonly<Record<string, string>>;
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
  readonly fields: Options['fields'];
  readonly headers: Options['headers'];

  constructor(status: number, key: ErrorKey, options: Options = {}) {
    super(`${status} ${key}`, { cause: options.cause });
    this.status = status;
    this.key = key;
    this.fields = options.fields;
    this.headers = options.headers;
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

export function wrongFields(fields: Readonly<Record<string, TextRef>>): ApiError {
  return new ApiError(400, 'checkFields', { fields });
}
