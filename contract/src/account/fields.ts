import { cleanWord } from '../shared/clean-text.ts';
import { word } from '../shared/fields.ts';
import { toLatinDigits } from '../shared/fold.ts';
import { limits } from '../shared/limits.ts';
import { errorKey, yup } from '../shared/schema.ts';

/**
 * Fields of a JSON body with data of a user (docs/specification/rules.md#r1). Texts are cleaned;
 * other types are rejected, not converted.
 */

function unchanged(_value: unknown, raw: unknown): unknown {
  return raw;
}

function lowerCase(_value: unknown, raw: unknown): unknown {
  return typeof raw === 'string' ? cleanWord(raw).toLowerCase() : raw;
}

function latinDigits(_value: unknown, raw: unknown): unknown {
  return typeof raw === 'string' ? toLatinDigits(cleanWord(raw).replaceAll(/\s/g, '')) : raw;
}

/** Whether a text can be a username: see `usernameField`. Ignores case. */
export function isUsername(text: string): boolean {
  const { min, max } = limits.usernameLength;
  return /^[\x21-\x3f\x41-\x7e]*$/.test(text) && text.length >= min && text.length <= max;
}

/** 3-30 printable ASCII characters without spaces or `@`. */
export function usernameField() {
  const { min, max } = limits.usernameLength;
  return yup
    .string()
    .transform(word)
    .required()
    .matches(/^[\x20-\x7e]*$/, { message: errorKey('asciiOnly'), excludeEmptyString: true })
    .matches(/^[^\s@]*$/, { message: errorKey('usernameSigns'), excludeEmptyString: true })
    .min(min)
    .max(max);
}

const emailPattern =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z][A-Za-z0-9-]*[A-Za-z0-9]$/;

/** Whether a text in lower case can be an e-mail address: see `emailField`. */
export function isEmail(text: string): boolean {
  return text.length <= limits.emailLength && emailPattern.test(text);
}

/** An ASCII e-mail address, converted to lower case: addresses ignore case. */
export function emailField() {
  return yup
    .string()
    .transform(lowerCase)
    .required()
    .max(limits.emailLength)
    .matches(emailPattern, { message: errorKey('email'), excludeEmptyString: true });
}

/** A username or an e-mail address for signing in, in lower case and not checked further. */
export function usernameOrEmailField() {
  return yup
    .string()
    .transform(lowerCase)
    .required()
    .max(limits.emailLength)
    .matches(/^\P{Cs}*$/u, { message: errorKey('invalid'), excludeEmptyString: true });
}

/** A password, unchanged. Firebase Auth decides whether it is right. */
export function passwordField() {
  return yup.string().transform(unchanged).required().max(limits.passwordLength.max);
}

const passwordPatterns = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{N}\p{M}]/u];

/**
 * A new password: at least 8 characters (not code units), with a small letter, a capital letter, a digit
 * and a symbol, in any script.
 */
export function newPasswordField() {
  return passwordField().test({
    name: 'strong',
    message: errorKey('passwordRule'),
    skipAbsent: true,
    test: (password) =>
      password === '' ||
      ([...password].length >= limits.passwordLength.min &&
        passwordPatterns.every((part) => part.test(password))),
  });
}

/** Must equal the field of this name. */
export function repeatedField(name: string) {
  return yup
    .string()
    .transform(unchanged)
    .required()
    .test({
      name: 'same',
      message: errorKey('passwordsDiffer'),
      skipAbsent: true,
      test: (repeated, { parent }) => repeated === (parent as Record<string, unknown>)[name],
    });
}

/** Six digits of any digit set, converted to Latin ones. */
export function codeField() {
  return yup
    .string()
    .transform(latinDigits)
    .required()
    .matches(/^\d{6}$/, { message: errorKey('codeForm'), excludeEmptyString: true });
}

/** A secret that the API created: letters, digits, `-` and `_`. */
export function secretField() {
  return yup
    .string()
    .transform(word)
    .required()
    .matches(/^[A-Za-z0-9_-]{1,200}$/, { message: errorKey('invalid'), excludeEmptyString: true });
}

/** The secret in a mailed link, as a body. */
export const mailedCode = yup.object({ code: secretField() });

/** Five digits of any digit set, converted to Latin ones. */
export function postalcodeField() {
  return yup
    .string()
    .transform(latinDigits)
    .required()
    .matches(/^\d{5}$/, { message: errorKey('postalcode'), excludeEmptyString: true });
}
