import { idList } from './query-values.ts';
import { errorKey, yup } from './schema.ts';

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
