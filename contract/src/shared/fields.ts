import { idList } from './address.ts';
import { amountIn } from './amount.ts';
import { cleanLine, cleanText, cleanWord, countCharacters } from './clean-text.ts';
import { limits } from './limits.ts';
import type { ErrorKey } from './locale-keys.ts';
import { errorKey, yup } from './schema.ts';

/** Texts in a JSON body (docs/specification/rules.md#r1). They are cleaned; other types are rejected. */

type Transform = (value: unknown, raw: unknown) => unknown;

export const cleanedBy =
  (clean: (text: string) => string): Transform =>
  (_value, raw) =>
    typeof raw === 'string' ? clean(raw) : raw;

/** Cleans a value of one word. */
export const word = cleanedBy(cleanWord);

/** NUL, half a character, and U+FFFD, which decoders put in the place of bytes that are no text. */
const broken = /[\0\p{Cs}\uFFFD]/u;

function freeText(max: number, clean: (text: string) => string) {
  return yup
    .string()
    .transform(cleanedBy(clean))
    .test({
      name: 'max',
      message: errorKey('tooLong'),
      params: { max },
      skipAbsent: true,
      test: (text = '') => countCharacters(text) <= max,
    })
    .test({
      name: 'whole',
      message: errorKey('invalid'),
      skipAbsent: true,
      test: (text = '') => !broken.test(text),
    });
}

/** One line of text. */
function singleLine(max: number) {
  return freeText(max, cleanLine);
}

/** Several lines; required. `empty`: the error where there are none. */
export function requiredText(max: number, empty: ErrorKey = errorKey('required')) {
  return freeText(max, cleanText).required(empty);
}

/** Several lines; may be blank or absent (undefined). */
export function textOrUndefined(max: number) {
  return freeText(max, cleanText).optional();
}

/** Several lines; may be blank. Absent becomes ''. */
export function optionalText(max: number) {
  return freeText(max, cleanText).default('');
}

/** One line; may be blank or absent (undefined). */
export function lineOrUndefined(max: number) {
  return singleLine(max).optional();
}

/** One line; required. */
export function requiredLine(max: number = limits.nameLength) {
  return singleLine(max).required();
}

/** One line; may be blank. Absent becomes ''. */
export function optionalLine(max: number = limits.nameLength) {
  return singleLine(max).default('');
}

/**
 * Fields of a form, where every value is a text. An absent field stays undefined, so a form may hold only
 * the changes. An emptied number is null.
 */

/** Undefined when absent, null when emptied, NaN when it is no number. */
function parseNumberInput(raw: unknown): number | null | undefined {
  if (raw === undefined) return undefined;
  if (typeof raw === 'number') return raw;
  if (typeof raw !== 'string') return Number.NaN;
  return cleanText(raw) === '' ? null : (amountIn(raw)?.amount ?? Number.NaN);
}

/** Refuses a text that may mean another number, too, and names the likely one. */
export const isMeant: yup.TestConfig = {
  name: 'meant',
  message: errorKey('amountMeant'),
  test: (_number, { originalValue, createError }) => {
    const read = amountIn(originalValue);
    return !read || read.isSure || createError({ params: { amount: read.amount } });
  },
};

/** A number above zero with at most two decimals, read by `readAmount`. It may name the currency of its form. */
export function amountField() {
  return yup
    .number()
    .transform((_value, raw: unknown) => parseNumberInput(raw))
    .typeError(errorKey('validNumber'))
    .required()
    .test(isMeant)
    .test({
      name: 'currency',
      message: errorKey('otherCurrency'),
      test: (_amount, { originalValue, parent }) => {
        const named = amountIn(originalValue)?.currency;
        return !named || named === (parent as { currency?: unknown }).currency;
      },
    })
    .positive()
    .test({
      name: 'cents',
      message: errorKey('validNumber'),
      skipAbsent: true,
      test: (amount) => Number(amount.toFixed(2)) === amount,
    })
    .max(limits.maxPrice);
}

/** Takes the currency of a form from its amounts, in texts such as `$1000`, where the form names none. */
export function currencyOfAmounts(...names: readonly string[]) {
  return (form: unknown): unknown => {
    if (typeof form !== 'object' || form === null || 'currency' in form) return form;
    const amounts = form as Record<string, unknown>;
    const [currency] = names.flatMap((name) => amountIn(amounts[name])?.currency ?? []);
    return currency ? { ...form, currency } : form;
  };
}

/** An optional integer. `wrong` is the error for one outside the limits. */
export function wholeNumberField(min: number, max: () => number, wrong?: ErrorKey) {
  return yup
    .number()
    .transform((_value, raw: unknown) =>
      amountIn(raw)?.currency ? Number.NaN : parseNumberInput(raw),
    )
    .typeError(errorKey('validNumber'))
    .nullable()
    .optional()
    .test(isMeant)
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
    .transform(word)
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
    .transform(word)
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

/** Yes, no, or not said: null when it is emptied. */
export function answerField() {
  return booleanField()
    .nullable()
    .transform((value: unknown, raw: unknown) =>
      typeof raw === 'string' && raw.trim() === '' ? null : value,
    );
}

/** Known ids with commas between them, as a form has them; an empty list when emptied. */
export function optionalIdsField<Id extends string>(known: readonly Id[]) {
  return knownIdsField(known, (raw) => (raw === '' ? [] : idList(raw))).optional();
}

/** A list of known ids, each a text. `parse` makes a list of what was given, or anything else to refuse it. */
export function knownIdsField<Id extends string>(
  known: readonly Id[],
  parse: (raw: unknown) => unknown,
) {
  const isKnown = (value: unknown): value is Id => known.includes(value as Id);
  return yup
    .mixed<Id[]>({
      type: 'array',
      check: (value): value is Id[] => Array.isArray(value) && value.every(isKnown),
    })
    .meta({ values: known })
    .transform((_value, raw: unknown) => parse(raw))
    .typeError(errorKey('unknownValue'));
}

/**
 * At most `max` of the known ids: a list in a JSON body, or a text with commas in an address. Absent
 * becomes an empty list.
 */
export function idListField<Id extends string>(known: readonly Id[], max: number = known.length) {
  return knownIdsField(known, idList)
    .test({
      name: 'max',
      message: errorKey('tooMany'),
      params: { max },
      test: (ids) => ids === undefined || ids.length <= max,
    })
    .default([]);
}
