import { limits } from './limits.ts';
import type { ErrorKey } from './locale-keys.ts';
import { errorKey, yup } from './schema.ts';

/** Texts in a JSON body (docs/specification/rules.md#r1). They are trimmed; other types are rejected. */

/** Trims and converts line ends to LF: multipart forms send CRLF. */
export function trimmed(_value: unknown, raw: unknown): unknown {
  return typeof raw === 'string' ? raw.trim().replaceAll(/\r\n?/g, '\n') : raw;
}

/**
 * Control characters, lone surrogates, and the marks that turn the direction of a text: with those a title
 * reads differently from what it is. Joiners and U+200F, which Kurdish and Arabic need, are allowed.
 */
const invisible = /[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/u;

function freeText(max: number, allowed: RegExp) {
  return yup
    .string()
    .transform(trimmed)
    .max(max)
    .test({
      name: 'visible',
      message: errorKey('invalid'),
      test: (text) => text === undefined || !invisible.test(text.replace(allowed, '')),
    });
}

/** One line of text. */
function singleLine(max: number) {
  return freeText(max, /(?!)/);
}

/** Several lines; required. `empty`: the error where there are none. */
export function requiredText(max: number, empty: ErrorKey = errorKey('required')) {
  return freeText(max, /[\n\r\t]/g).required(empty);
}

/** Several lines; may be blank or absent (undefined). */
export function textOrUndefined(max: number) {
  return freeText(max, /[\n\r\t]/g).optional();
}

/** Several lines; may be blank. Absent becomes ''. */
export function optionalText(max: number) {
  return freeText(max, /[\n\r\t]/g).default('');
}

/** One line; required. */
export function requiredLine(max: number = limits.nameLength) {
  return singleLine(max).required();
}

/** One line; may be blank. Absent becomes ''. */
export function optionalLine(max: number = limits.nameLength) {
  return singleLine(max).default('');
}
