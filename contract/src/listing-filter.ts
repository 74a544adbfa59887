import { categoryIds, cityIds } from './catalogue.ts';
import { currencyCodes, defaultCurrency } from './currency.ts';
import { rawFilter, readFilter, writeFilter } from './filter-address.ts';
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
  return writeFilter({ ...filter, page: filter.page === 1 ? undefined : filter.page }, fieldNames);
}

/**
 * Reads a filter from a URL. People may have edited it, so wrong fields are dropped without an error. A wrong
 * currency takes the price limits with it: nobody knows what they are limits of.
 */
export function readListingFilter(query: URLSearchParams): ListingFilter {
  return readFilter(listingFilterSchema, rawFilter(query, fieldNames), (rest) => {
    if (!query.get('currency') || rest.has('currency')) return;
    rest.delete('minPrice');
    rest.delete('maxPrice');
  });
}

/**
 * The filter of an address, as the page means it: a price limit without a currency is one in the default currency,
 * which the form then shows.
 */
export function withCurrency<Filter extends ListingFilter>(filter: Filter): Filter {
  const isPriced = filter.minPrice !== undefined || filter.maxPrice !== undefined;
  return isPriced && filter.currency === undefined
    ? { ...filter, currency: defaultCurrency }
    : filter;
}
