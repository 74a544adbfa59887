import { type NumberType, absentIfEmpty, commaList, plainNumber, trimmedText } from './address.ts';
import { amountIn } from './amount.ts';
import { countCharacters } from './clean-text.ts';
import { isMeant, knownIdsField } from './fields.ts';
import { limits } from './limits.ts';
import type { ErrorKey } from './locale-keys.ts';
import { errorKey, yup } from './schema.ts';

/**
 * Fields of a query string, and of filters in a JSON body. They read the raw text of one parameter. An empty
 * one counts as absent; a repeated one, which arrives as an array, is rejected.
 */

/** A comma-separated list of known ids, without repeats. Undefined when absent. */
export function commaListField<Id extends string>(known: readonly Id[]) {
  return knownIdsField(known, commaList).optional();
}

/** One of the known ids. Undefined when absent. */
export function oneOfField<Id extends string>(known: readonly Id[]) {
  return yup
    .mixed<Id>()
    .transform((_value, raw: unknown) => absentIfEmpty(raw))
    .oneOf(known)
    .optional();
}

/** A number from `min` to `max`. */
function numberField(
  type: NumberType,
  read: (raw: unknown) => number | undefined,
  { min, max, wrong }: { min: number; max: number; wrong: ErrorKey },
) {
  return yup
    .mixed<number>({ type, check: (value): value is number => Number.isFinite(value) })
    .transform((_value, raw: unknown) => read(raw))
    .typeError(wrong)
    .test({
      name: 'min',
      message: errorKey('tooSmall'),
      params: { min },
      test: (value) => value === undefined || value >= min,
    })
    .test({
      name: 'max',
      message: errorKey('tooLarge'),
      params: { max },
      test: (value) => value === undefined || value <= max,
    })
    .optional();
}

/** An integer from `min` to `max`. Undefined when absent. */
export function integerField(min: number, max: number) {
  const read = (raw: unknown) => plainNumber('integer', raw);
  return numberField('integer', read, { min, max, wrong: errorKey('wholeNumber') });
}

/** An amount from 0 that names no currency, read by `readAmount`; or a number of a JSON body. Undefined when absent. */
export function amountLimitField(max: number) {
  const read = (raw: unknown) => {
    const given = amountIn(raw);
    return given && !given.currency ? given.amount : plainNumber('number', raw);
  };
  return numberField('number', read, { min: 0, max, wrong: errorKey('validNumber') }).test(isMeant);
}

/** The number of a page, from 1. Undefined when absent. */
export function pageField() {
  return integerField(1, limits.maxPage);
}

/** Trimmed text of at most `max` characters. Undefined when absent or blank. */
export function textField(max: number) {
  return yup
    .mixed<string>({
      type: 'string',
      check: (value): value is string => typeof value === 'string',
    })
    .transform((_value, raw: unknown) => trimmedText(raw))
    .typeError(errorKey('invalid'))
    .test({
      name: 'max',
      message: errorKey('tooLong'),
      params: { max },
      test: (value) => value === undefined || countCharacters(value) <= max,
    })
    .test({
      name: 'whole',
      message: errorKey('invalid'),
      test: (value) => value === undefined || !/\p{Cs}/u.test(value),
    })
    .optional();
}

export const pageQuery = yup.object({ page: pageField() });
