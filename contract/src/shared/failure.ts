import type { ErrorKey } from './locale-keys.ts';

/** The shapes of every answer of the API (docs/specification/calls.md#c2). */
export interface Success<Data> {
  success: true;
  message?: string;
  data?: Data;
}

/** A text of `errors.json` with the values for its placeholders. */
export interface TextRef {
  key: ErrorKey;
  params?: Readonly<Record<string, number | string>>;
}

/** A cause that the site acts on. `recentSignIn`: the same call works after signing in again. */
export type FailureReason = 'recentSignIn';

/**
 * What a call answers that did not work. `key` and `params` of the message, and `fields` of the fields,
 * name the same texts, so that the site can say them in another language.
 */
export interface Failure extends Partial<TextRef> {
  /** In the caller's language. */
  message: string;
  /** The error of each wrong field. */
  error?: Record<string, string>;
  /** The same errors as a list, each text once. */
  errors?: string[];
  fields?: Readonly<Record<string, TextRef>>;
  reason?: FailureReason;
}
