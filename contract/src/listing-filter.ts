import { categoryIds, cityIds } from './catalogue.ts';
import { currencyCodes } from './currency.ts';
import { limits } from './limits.ts';
import {
  commaListField,
  oneOfField,
  pageField,
  plainNumberField,
  textField,
} from './query-fields.ts';
import { errorKey, yup } from './schema.ts';

const priceField = () => plainNumberField('number', 0, limits.maxPrice, errorKey('validNumber'));

/**
 * `newest` is the default: featured first, then newest. `latest` sorts by time only. Without a currency
 * filter, prices in dollars come before those in dinars.
 */
export const listingSorts = ['newest', 'latest', 'priceUp', 'priceDown'] as const;
export type ListingSort = (typeof listingSorts)[number];

/** The query of the listings page and of `GET /listing` (docs/specification/calls.md#c6). */
export const listingFilterSchema = yup.object({
  category: commaListField(categoryIds),
  location: commaListField(cityIds),
  currency: oneOfField(currencyCodes),
  minPrice: priceField(),
  maxPrice: priceField().test({
    name: 'range',
    message: errorKey('priceRange'),
    test(value, context) {
      const { minPrice } = context.parent as { minPrice?: unknown };
      return value === undefined || typeof minPrice !== 'number' || !(value < minPrice);
    },
  }),
  startup: oneOfField(['true'] as const),
  search: textField(limits.searchTextLength),
  sort: oneOfField(listingSorts),
  page: pageField(),
});

export type ListingFilter = yup.InferType<typeof listingFilterSchema>;

const fieldNames = Object.keys(listingFilterSchema.fields) as (keyof ListingFilter)[];

/**
 * Writes a filter as query parameters: only fields with a value, lists joined by commas, page 1 left out.
 * The order is fixed, so one filter has one URL.
 */
export function writeListingFilter(filter: ListingFilter): URLSearchParams {
  const query = new URLSearchParams();
  for (const name of fieldNames) {
    const value = filter[name];
    if (value === undefined || (name === 'page' && value === 1)) continue;
    const text = Array.isArray(value) ? value.join(',') : String(value).trim();
    if (text !== '') query.set(name, text);
  }
  return query;
}

/**
 * Reads a filter from a URL. People may have edited it, so wrong fields are dropped without an error. A wrong
 * currency takes the price limits with it: nobody knows what they are limits of.
 */
export function readListingFilter(query: URLSearchParams): ListingFilter {
  const raw = new Map<string, unknown>();
  for (const name of fieldNames) {
    const value = query.get(name);
    if (value !== null) raw.set(name, value);
  }
  try {
    return listingFilterSchema.validateSync(Object.fromEntries(raw), { abortEarly: false });
  } catch (error) {
    if (!(error instanceof yup.ValidationError)) throw error;
    for (const { path } of error.inner) if (path) raw.delete(path);
    if (query.get('currency') && !raw.has('currency')) {
      raw.delete('minPrice');
      raw.delete('maxPrice');
    }
    return listingFilterSchema.validateSync(Object.fromEntries(raw));
  }
}
