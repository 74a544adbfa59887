import type { ErrorKey } from './locale-keys.ts';

/** The shapes of every answer of the API (decisions: The API). */
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

/**
 * `error` holds every wrong field at once; `message` is always there, in the caller's language. `key` and `params` of
 * the message, and `fields` of the fields, name the same texts, so that the site can say them in another language.
 */
export interface Failure extends Partial<TextRef> {
  message: string;
  error?: Record<string, string>;
  errors?: string[];
  fields?: Readonly<Record<string, TextRef>>;
}
