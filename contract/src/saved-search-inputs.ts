import { limits } from './limits.ts';
import { listingFilterSchema } from './listing-filter-schema.ts';
import { readListingFilter } from './listing-filter.ts';
import { writeSavedFilter } from './saved-search.ts';
import { alertFrequencies } from './saved-search-endpoints.ts';
import { errorKey, yup } from './schema.ts';

const savedSearchId = yup.object({ id: yup.string().required() });

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
  try {
    listingFilterSchema.validateSync(Object.fromEntries(query));
  } catch (error) {
    if (!(error instanceof yup.ValidationError)) throw error;
    const { min, max } = error.params ?? {};
    return { message: error.message, params: { min, max } };
  }
  const isEmpty = writeSavedFilter(readListingFilter(query)) === '';
  return isEmpty ? { message: errorKey('savedSearchEmpty') } : undefined;
}

/** What the endpoints of saved-search-endpoints.ts take. */
export const savedSearchInputs = {
  saveSearch: { body: yup.object({ filter: filterField().required() }) },
  changeSavedSearch: {
    params: savedSearchId,
    body: yup.object({
      isPaused: yup.boolean().strict(),
      filter: filterField(),
      frequency: yup.string().strict().oneOf(alertFrequencies, errorKey('invalid')),
    }),
  },
  removeSavedSearch: { params: savedSearchId },
  markSavedSearchSeen: { params: savedSearchId },
};
