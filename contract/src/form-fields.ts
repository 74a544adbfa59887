import { trimmed } from './account-fields.ts';
import { toLatinDigits } from './digits.ts';
import { limits } from './limits.ts';
import { errorKey, type ErrorKey } from './locale-keys.ts';
import { yup } from './schema.ts';

/**
 * Fields of a form, in which everything is a text: a number, a choice, a tick. What is not given stays
 * undefined, so that a form may hold only what changed; a number that was emptied is null.
 */

/**
 * The number that people mean: of any of the three digit sets, with thousands parted by commas (`,` `٬` `،`)
 * or not, and the decimals behind `.` or `٫`. NaN for what is no number.
 */
export function readNumber(typed: string): number {
  const text = toLatinDigits(typed)
    .replace(/[\p{Cf}\s]/gu, '')
    .replaceAll(/[٬،]/g, ',')
    .replace('٫', '.');
  const plain = /^-?\d{1,3}(,\d{3})+(\.\d+)?$/.test(text) ? text.replaceAll(',', '') : text;
  return /^-?\d{1,15}(\.\d{1,6})?$/.test(plain) ? Number(plain) : Number.NaN;
}

/** Undefined for what was not given, null for what was emptied. */
function numberIn(raw: unknown): number | null | undefined {
  if (raw === undefined) return undefined;
  if (typeof raw === 'number') return raw;
  if (typeof raw !== 'string') return Number.NaN;
  return raw.trim() === '' ? null : readNumber(raw);
}

/** A number with at most two decimals, above zero. */
export function amountField() {
  return yup
    .number()
    .transform((_value, raw: unknown) => numberIn(raw))
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

/** A whole number that need not be given. `wrong`: what people read about one that is too small or too large. */
export function wholeNumberField(min: number, max: () => number, wrong?: ErrorKey) {
  return yup
    .number()
    .transform((_value, raw: unknown) => numberIn(raw))
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

/** One of the known ids. */
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
      // That nothing was chosen is told by `required`.
      test: (id) => (id as string) === '' || known.includes(id),
    });
}

const answers: Readonly<Record<string, boolean>> = {
  true: true,
  yes: true,
  on: true,
  false: false,
  no: false,
  off: false,
};

/** Yes or no: a tick as itself or as the text that a form makes of it. */
export function yesNoField() {
  return yup
    .boolean()
    .transform((_value, raw: unknown): unknown => {
      if (typeof raw !== 'string') return raw;
      const text = raw.trim().toLowerCase();
      if (text === '') return undefined;
      return Object.hasOwn(answers, text) ? answers[text] : raw;
    })
    .typeError(errorKey('unknownValue'))
    .optional();
}

/** An address of the web that starts with http:// or https://; may be blank. */
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

/** Names and passwords in an address lead people to another host than they read. */
function isWebsite(text: string): boolean {
  if (!/^https?:\/\/[^\s\\]+$/i.test(text) || !URL.canParse(text)) return false;
  const { hostname, username, password } = new URL(text);
  return username === '' && password === '' && /^[^.].*\.[^.]+$/.test(hostname);
}
