import * as yup from 'yup';
import { errorKey } from './locale-keys.ts';

declare module 'yup' {
  /** For the page of the API: what a field takes where yup itself cannot tell it. */
  interface CustomSchemaMetadata {
    /** All that may be chosen. */
    values?: readonly string[];
  }
}

/**
 * yup with our messages: every message of a schema is a key of `errors.json` of the locale files.
 * The renderer translates the key and fills the parameters (`min`, `max`) that yup keeps beside it.
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

export { yup };
