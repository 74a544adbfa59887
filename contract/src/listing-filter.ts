import type { InferType } from 'yup';
import { categoryIds, cityIds } from './catalogue.ts';
import { currencyCodes, defaultCurrency } from './currency.ts';
import { writeFilter } from './filter-address.ts';
import { limits } from './limits.ts';
import type { listingFilterSchema } from './listing-filter-schema.ts';
import { commaList, plainNumber, trimmed } from './query-values.ts';

// The list's address is read with every visit, so this file imports no schemas.
/**
 * `newest` is the default: featured first, then newest. `latest` sorts by time only. Without a currency
 * filter, prices in dollars come before those in dinars.
 */
export const listingSorts = ['newest', 'latest', 'priceUp', 'priceDown'] as const;
export type ListingSort = (typeof listingSorts)[number];

export type ListingFilter = InferType<typeof listingFilterSchema>;

/** Every field, in the order of addresses. */
const fields: Readonly<Record<keyof ListingFilter, true>> = {
  category: true,
  location: true,
  currency: true,
  minPrice: true,
  maxPrice: true,
  startup: true,
  search: true,
  sort: true,
  page: true,
};
const fieldNames = Object.keys(fields) as (keyof ListingFilter)[];

/**
 * Writes a filter as query parameters: only fields with a value, lists joined by commas, page 1 left out.
 * The order is fixed, so one filter has one URL.
 */
export function writeListingFilter(filter: ListingFilter): URLSearchParams {
  return writeFilter({ ...filter, page: filter.page === 1 ? undefined : filter.page }, fieldNames);
}

/**
 * Reads a filter from a URL, as the schema would. People may have edited it, so wrong fields are dropped without an
 * error. A wrong currency takes the price limits with it: nobody knows what they are limits of.
 */
export function readListingFilter(query: URLSearchParams): ListingFilter {
  const choice = <Id extends string>(name: string, known: readonly Id[]) =>
    known.find((id) => id === query.get(name));
  const list = <Id extends string>(name: string, known: readonly Id[]) => {
    const ids = commaList(query.get(name) ?? undefined);
    if (!ids) return undefined;
    const right = ids.filter((id): id is Id => (known as readonly string[]).includes(id));
    return right.length === ids.length ? right : undefined;
  };
  const number = (name: string, type: 'integer' | 'number', min: number, max: number) => {
    const value = plainNumber(type, query.get(name) ?? undefined);
    return value !== undefined && value >= min && value <= max ? value : undefined;
  };
  const currency = choice('currency', currencyCodes);
  const isPriced = currency !== undefined || !query.get('currency')?.trim();
  const price = (name: string) =>
    isPriced ? number(name, 'number', 0, limits.maxPrice) : undefined;
  const [minPrice, maxPrice] = [price('minPrice'), price('maxPrice')];
  const search = trimmed(query.get('search') ?? undefined);
  const filter: { [Name in keyof typeof fields]: ListingFilter[Name] } = {
    category: list('category', categoryIds),
    location: list('location', cityIds),
    currency,
    minPrice,
    maxPrice: maxPrice !== undefined && maxPrice < (minPrice ?? 0) ? undefined : maxPrice,
    startup: choice('startup', ['true']),
    search:
      typeof search === 'string' && search.length <= limits.searchTextLength ? search : undefined,
    sort: choice('sort', listingSorts),
    page: number('page', 'integer', 1, limits.maxPage),
  };
  const given = Object.entries(filter).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given);
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
