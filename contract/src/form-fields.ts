import { trimmed } from './text-fields.ts';
import { toLatinDigits } from './digits.ts';
import { limits } from './limits.ts';
import type { ErrorKey } from './locale-keys.ts';
import { readUrl } from './read-url.ts';
import { errorKey, yup } from './schema.ts';

/**
 * Fields of a form, where every value is a text. An absent field stays undefined, so a form may hold only
 * the changes. An emptied number is null.
 */

/**
 * Parses a number as people type it: any digit set, optional thousands separators (`,` `٬` `،`), decimals
 * after `.` or `٫`. Returns NaN for an invalid one.
 */
export function readNumber(typed: string): number {
  const text = toLatinDigits(typed)
    .replace(/[\p{Cf}\s]/gu, '')
    .replaceAll(/[٬،]/g, ',')
    .replace('٫', '.');
  const plain = /^-?\d{1,3}(,\d{3})+(\.\d+)?$/.test(text) ? text.replaceAll(',', '') : text;
  return /^-?\d{1,15}(\.\d{1,6})?$/.test(plain) ? Number(plain) : Number.NaN;
}

/** Undefined when absent, null when emptied. */
function parseNumberInput(raw: unknown): number | null | undefined {
  if (raw === undefined) return undefined;
  if (typeof raw === 'number') return raw;
  if (typeof raw !== 'string') return Number.NaN;
  return raw.trim() === '' ? null : readNumber(raw);
}

/** A number above zero with at most two decimals. */
export function amountField() {
  return yup
    .number()
    .transform((_value, raw: unknown) => parseNumberInput(raw))
    .typeError(errorKey('validNumber'))
    .required()
    .positive()
    .test({
      name: 'cents',
      message: errorKey('validNumber'),
      skipAbsent: true,
      test: (amount) => Number(amount.toFixed(2)) === amount,
    })
    .max(limits.maxPrice);
}

/** An optional integer. `wrong` is the error for one outside the limits. */
export function wholeNumberField(min: number, max: () => number, wrong?: ErrorKey) {
  return yup
    .number()
    .transform((_value, raw: unknown) => parseNumberInput(raw))
    .typeError(errorKey('validNumber'))
    .nullable()
    .optional()
    .integer()
    .min(min, wrong)
    .test({
      name: 'max',
      message: wrong ?? errorKey('tooLarge'),
      ...(wrong === undefined && { params: { max: max() } }),
      skipAbsent: true,
      test: (number) => (number ?? 0) <= max(),
    });
}

/** One of the known ids; required. */
export function choiceField<Id extends string>(known: readonly Id[]) {
  return yup
    .string<Id>()
    .transform(trimmed)
    .required()
    .meta({ values: known })
    .test({
      name: 'known',
      message: errorKey('unknownValue'),
      skipAbsent: true,
      // `required` reports an empty choice.
      test: (id) => (id as string) === '' || known.includes(id),
    });
}

/** One of the known ids, or '' for none; may be absent. */
export function optionalChoiceField<Id extends string>(known: readonly Id[]) {
  return yup
    .string<Id | ''>()
    .transform(trimmed)
    .optional()
    .meta({ values: known })
    .test({
      name: 'known',
      message: errorKey('unknownValue'),
      skipAbsent: true,
      test: (id) => id === '' || known.some((each) => each === id),
    });
}

const booleanTexts: Readonly<Record<string, boolean>> = {
  true: true,
  yes: true,
  on: true,
  false: false,
  no: false,
  off: false,
};

/** A boolean, or a text of a form such as `true`, `yes` or `on`. */
export function booleanField() {
  return yup
    .boolean()
    .transform((_value, raw: unknown): unknown => {
      if (typeof raw !== 'string') return raw;
      const text = raw.trim().toLowerCase();
      if (text === '') return undefined;
      return Object.hasOwn(booleanTexts, text) ? booleanTexts[text] : raw;
    })
    .typeError(errorKey('unknownValue'))
    .optional();
}

/** A URL that starts with http:// or https://; may be blank. */
export function websiteField() {
  return yup
    .string()
    .transform(trimmed)
    .optional()
    .max(limits.websiteLength)
    .test({
      name: 'website',
      message: errorKey('website'),
      skipAbsent: true,
      test: (text) => !text || isWebsite(text),
    });
}

/** Rejects a username or password in the URL, which can hide the real host. */
function isWebsite(text: string): boolean {
  const url = /^https?:\/\/[^\s\\]+$/i.test(text) ? readUrl(text) : undefined;
  if (!url) return false;
  const { hostname, username, password } = url;
  return username === '' && password === '' && /^[^.].*\.[^.]+$/.test(hostname);
}
