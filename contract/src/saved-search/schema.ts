import type * as savedSearchCalls from './calls.ts';
import { readListingFilter } from '../listing/filter.ts';
import { listingFilterSchema } from '../listing/schema.ts';
import { writeSavedFilter } from './filter.ts';
import { alertFrequencies } from './types.ts';
import type { SchemasOf } from '../shared/endpoint.ts';
import { limits } from '../shared/limits.ts';
import { errorKey, idParams, yup } from '../shared/schema.ts';

/** A query of `GET /listing` that finds less than every ad. */
const filterField = () =>
  yup
    .string()
    .strict()
    .max(limits.savedFilterLength)
    .test('filter', (text, context) => {
      if (text === undefined || text.length > limits.savedFilterLength) return true;
      const wrong = wrongIn(new URLSearchParams(text));
      return wrong === undefined || context.createError(wrong);
    });

/** What is wrong with a filter: the first error of the one schema for it. */
function wrongIn(query: URLSearchParams): yup.CreateErrorOptions | undefined {
  const names = [...query.keys()];
  // `GET /listing` rejects a parameter that comes twice, too.
  if (new Set(names).size < names.length) return { message: errorKey('invalid') };
  // Not `constructor` and the like: yup would find what every object inherits.
  const known = [...query].filter(([name]) => Object.hasOwn(listingFilterSchema.fields, name));
  try {
    listingFilterSchema.validateSync(Object.fromEntries(known));
  } catch (error) {
    if (!(error instanceof yup.ValidationError)) throw error;
    const { min, max } = error.params ?? {};
    return { message: error.message, params: { min, max } };
  }
  const isEmpty = writeSavedFilter(readListingFilter(query)) === '';
  return isEmpty ? { message: errorKey('savedSearchEmpty') } : undefined;
}

/** What the calls of calls.ts take. */
export const savedSearchSchemas = {
  saveSearch: { body: yup.object({ filter: filterField().required() }) },
  changeSavedSearch: {
    params: idParams,
    body: yup.object({
      isPaused: yup.boolean().strict(),
      filter: filterField(),
      frequency: yup.string().strict().oneOf(alertFrequencies, errorKey('invalid')),
    }),
  },
  removeSavedSearch: { params: idParams },
  markSavedSearchSeen: { params: idParams },
} satisfies SchemasOf<typeof savedSearchCalls>;
