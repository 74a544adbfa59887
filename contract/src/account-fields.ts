import parsePhoneNumber from 'libphonenumber-js/min';
import { toLatinDigits } from './digits.ts';
import { limits } from './limits.ts';
import { errorKey } from './locale-keys.ts';
import { yup } from './schema.ts';

/**
 * Fields of a JSON body about a person and their account (docs/specification/rules.md#r1). Texts are
 * trimmed; what is not a text is refused instead of being made one.
 */

/** Forms send their line ends as CRLF, JSON as they were typed: kept is LF. */
export function trimmed(_value: unknown, raw: unknown): unknown {
  return typeof raw === 'string' ? raw.trim().replaceAll(/\r\n?/g, '\n') : raw;
}

function untouched(_value: unknown, raw: unknown): unknown {
  return raw;
}

/** Control characters and halves of letters. */
const invisible = /[\p{Cc}\p{Cs}]/u;

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

/** One line of free text. */
function line(max: number) {
  return freeText(max, /(?!)/);
}

/** Lines of free text that must not be blank. */
export function requiredText(max: number) {
  return freeText(max, /[\n\r\t]/g).required();
}

/** Lines of free text that may be blank or not given at all. */
export function givenText(max: number) {
  return freeText(max, /[\n\r\t]/g).optional();
}

/** Lines of free text that may be blank. */
export function optionalText(max: number) {
  return freeText(max, /[\n\r\t]/g).default('');
}

/** One line that must not be blank. */
export function requiredLine(max: number = limits.nameLength) {
  return line(max).required();
}

/** One line that may be blank. */
export function optionalLine(max: number = limits.nameLength) {
  return line(max).default('');
}

/** 3-30 printable ASCII characters without spaces or `@`. */
export function usernameField() {
  const { min, max } = limits.usernameLength;
  return yup
    .string()
    .transform(trimmed)
    .required()
    .matches(/^[\x20-\x7e]*$/, { message: errorKey('asciiOnly'), excludeEmptyString: true })
    .matches(/^[^\s@]*$/, { message: errorKey('usernameSigns'), excludeEmptyString: true })
    .min(min)
    .max(max);
}

const emailForm =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z][A-Za-z0-9-]*[A-Za-z0-9]$/;

/** An e-mail address in ASCII, in lower case: addresses are one and the same in either case. */
export function emailField() {
  return yup
    .string()
    .transform((_value, raw: unknown) => (typeof raw === 'string' ? raw.trim().toLowerCase() : raw))
    .required()
    .max(limits.emailLength)
    .matches(emailForm, { message: errorKey('email'), excludeEmptyString: true });
}

/** What people sign in with: a username or an e-mail address, in lower case, of whatever form. */
export function usernameOrEmailField() {
  return yup
    .string()
    .transform((_value, raw: unknown) => (typeof raw === 'string' ? raw.trim().toLowerCase() : raw))
    .required()
    .max(limits.emailLength);
}

/** A password as it is: only whoever keeps it can say whether it is right. */
export function passwordField() {
  return yup.string().transform(untouched).required().max(limits.passwordLength.max);
}

const passwordParts = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{N}\p{M}]/u];

/** At least 8 characters (not code units) with a small and a capital letter, a digit and a symbol, of any script. */
export function newPasswordField() {
  return passwordField().test({
    name: 'strong',
    message: errorKey('passwordRule'),
    skipAbsent: true,
    test: (password) =>
      password === '' ||
      ([...password].length >= limits.passwordLength.min &&
        passwordParts.every((part) => part.test(password))),
  });
}

/** The same text as in the field of that name. */
export function repeatedField(name: string) {
  return yup
    .string()
    .transform(untouched)
    .required()
    .test({
      name: 'same',
      message: errorKey('passwordsDiffer'),
      skipAbsent: true,
      test: (repeated, { parent }) => repeated === (parent as Record<string, unknown>)[name],
    });
}

/** Six digits of any of the three digit sets, as Latin ones. */
export function codeField() {
  return yup
    .string()
    .transform((_value, raw: unknown) =>
      typeof raw === 'string' ? toLatinDigits(raw.trim()) : raw,
    )
    .required()
    .matches(/^\d{6}$/, { message: errorKey('codeForm'), excludeEmptyString: true });
}

/** A secret that we made and sent: letters, digits, `-` and `_`. */
export function secretField() {
  return yup
    .string()
    .transform(trimmed)
    .required()
    .matches(/^[A-Za-z0-9_-]{1,200}$/, { message: errorKey('invalid'), excludeEmptyString: true });
}

/** The number in E.164 (`+9647701234567`) as people type it in Iraq, or in international form; undefined for none. */
export function readPhone(typed: string): string | undefined {
  const digits = toLatinDigits(typed).replace(/[\p{Cf}\s]/gu, '');
  const number = parsePhoneNumber(digits, 'IQ');
  return number?.isPossible() === true ? number.number : undefined;
}

/** A phone number, kept in E.164. */
export function phoneField() {
  return yup
    .string()
    .transform((_value, raw: unknown) =>
      typeof raw === 'string' ? (readPhone(raw) ?? raw.trim()) : raw,
    )
    .required()
    .matches(/^\+\d{7,15}$/, { message: errorKey('phone'), excludeEmptyString: true });
}

/** Five digits of any of the three digit sets, kept as Latin ones. */
export function postalcodeField() {
  return yup
    .string()
    .transform((_value, raw: unknown) =>
      typeof raw === 'string' ? toLatinDigits(raw.trim()) : raw,
    )
    .required()
    .matches(/^\d{5}$/, { message: errorKey('postalcode'), excludeEmptyString: true });
}
