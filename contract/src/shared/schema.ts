import * as yup from 'yup';
import type { ErrorKey } from './locale-keys.ts';

/** Checks at compile time that the locale files have this error text. */
export function errorKey(key: ErrorKey): ErrorKey {
  return key;
}

declare module 'yup' {
  /** For the API docs: information that yup itself cannot provide. */
  interface CustomSchemaMetadata {
    /** All allowed values. */
    values?: readonly string[];
  }
}

/**
 * yup with our messages: each one is a key of `errors.json` in the locale files. Server and site
 * translate the key and fill in the parameters (`min`, `max`) that yup stores beside it.
 */
yup.setLocale({
  mixed: {
    default: errorKey('invalid'),
    required: errorKey('required'),
    defined: errorKey('required'),
    notNull: errorKey('required'),
    oneOf: errorKey('unknownValue'),
    notOneOf: errorKey('invalid'),
    notType: errorKey('invalid'),
  },
  string: { min: errorKey('tooShort'), max: errorKey('tooLong'), email: errorKey('email') },
  number: {
    min: errorKey('tooSmall'),
    max: errorKey('tooLarge'),
    positive: errorKey('positiveNumber'),
    integer: errorKey('wholeNumber'),
  },
  array: { max: errorKey('tooMany') },
});

/** Of an input that takes nothing. */
export const emptySchema = yup.object({});

export { yup };

/** The id in a path. Accepts any text: an impossible id returns 404. */
export const idParams = yup.object({ id: yup.string().required() });
