import { type CategoryId, type CityId, categoryIds, cityIds } from './catalogue.ts';
import { type Currency, currencyCodes, defaultCurrency } from './price.ts';
import { type AddressQuery, readAddress, writeFilter } from '../shared/address.ts';
import type { PageQuery } from '../shared/endpoint.ts';
import { limits } from '../shared/limits.ts';

/** Orders by what an ad states of the business. Ads that do not state it come after all others, by `latest`. */
export const figureSorts = ['profitDown', 'profitMonthsUp', 'rentUp'] as const;

export type FigureSort = (typeof figureSorts)[number];

/**
 * `newest` is the default: featured first, then newest. `latest` sorts by time only. In both, what its owner has not
 * confirmed comes last. Amounts in both currencies are compared at the market rate; where there is none, those in
 * dollars come before those in dinars. `profitMonthsUp`: how many months of the stated profit the price is.
 */
export const listingSorts = ['newest', 'latest', 'priceUp', 'priceDown', ...figureSorts] as const;

export type ListingSort = (typeof listingSorts)[number];

/** What the list of listings is filtered by (docs/specification/calls.md#c6). */
export interface ListingFilter extends PageQuery {
  category?: CategoryId[] | undefined;
  location?: CityId[] | undefined;
  currency?: Currency | undefined;
  /** Of all limits, where no currency is asked for: ads in both are found then. */
  priceCurrency?: Currency | undefined;
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
  /** Monthly. As with each limit of a figure, ads that do not state it are not found. */
  minProfit?: number | undefined;
  /** Monthly. */
  maxRent?: number | undefined;
  /** How many months of the stated profit the price may be. */
  maxProfitMonths?: number | undefined;
  /** Only ads of owners who take instalments. */
  instalments?: 'true' | undefined;
  startup?: 'true' | undefined;
  search?: string | undefined;
  /** Only the words of `search` as they were typed: no slips are corrected. */
  asTyped?: 'true' | undefined;
  sort?: ListingSort | undefined;
  /** The id of the rate by which the first page was answered: further pages go on with it. */
  rate?: string | undefined;
}

/** Every field, in the order of addresses. */
const fields: Readonly<Record<keyof ListingFilter, true>> = {
  category: true,
  location: true,
  currency: true,
  priceCurrency: true,
  minPrice: true,
  maxPrice: true,
  minProfit: true,
  maxRent: true,
  maxProfitMonths: true,
  instalments: true,
  startup: true,
  search: true,
  asTyped: true,
  sort: true,
  page: true,
  rate: true,
};

export const listingFilterNames = Object.keys(fields) as (keyof ListingFilter)[];

export type ListingQuery = AddressQuery<keyof ListingFilter>;

/**
 * Writes a filter as query parameters: only fields with a value, lists joined by commas, page 1 left out.
 * The order is fixed, so one filter has one URL.
 */
export function writeListingFilter(filter: ListingFilter): URLSearchParams {
  return writeFilter(
    { ...filter, page: filter.page === 1 ? undefined : filter.page },
    listingFilterNames,
  );
}

/**
 * Reads a filter from a URL, as the schema would. People may have edited it, so wrong fields are dropped without an
 * error. A wrong currency takes the price limits with it: nobody knows what they are limits of. `most`: the limits.
 */
export function readListingFilter(
  query: ListingQuery,
  most: Readonly<Record<'searchTextLength' | 'maxPrice', number>> = limits,
): ListingFilter {
  const address = readAddress(query);
  const currency = address.choice('currency', currencyCodes);
  const priceCurrency = address.choice('priceCurrency', currencyCodes);
  const isNamed = (name: 'currency' | 'priceCurrency') => !!query.get(name)?.trim();
  const isCurrencyKnown =
    currency !== undefined ||
    (!isNamed('currency') && (priceCurrency !== undefined || !isNamed('priceCurrency')));
  const price = (name: LimitName) =>
    isCurrencyKnown ? address.number(name, 'number', 0, most.maxPrice) : undefined;
  const [minPrice, maxPrice] = [price('minPrice'), price('maxPrice')];
  const filter: { [Name in keyof typeof fields]: ListingFilter[Name] } = {
    category: address.list('category', categoryIds),
    location: address.list('location', cityIds),
    currency,
    priceCurrency,
    minPrice,
    maxPrice: maxPrice !== undefined && maxPrice < (minPrice ?? 0) ? undefined : maxPrice,
    minProfit: price('minProfit'),
    maxRent: price('maxRent'),
    maxProfitMonths: address.number('maxProfitMonths', 'integer', 1, limits.maxProfitMonths),
    instalments: address.choice('instalments', ['true']),
    startup: address.choice('startup', ['true']),
    search: address.words('search', most.searchTextLength),
    asTyped: address.choice('asTyped', ['true']),
    sort: address.choice('sort', listingSorts),
    page: address.number('page', 'integer', 1, limits.maxPage),
    rate: address.text('rate', limits.idLength),
  };
  const given = Object.entries(filter).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given);
}

/**
 * The filter of an address, as the page means it: price limits without a currency are in the default one, and find ads
 * in both. What means nothing is left out, so that one filter has one address.
 */
export function withCurrency(filter: ListingFilter): ListingFilter {
  const { priceCurrency = defaultCurrency, rate, ...others } = filter;
  const named = isPriced(others) && others.currency === undefined ? { priceCurrency } : {};
  const meant = { ...others, ...named };
  return rate !== undefined && needsRate(meant) ? { ...meant, rate } : meant;
}

/** The limits that are amounts in the currency of the filter. */
const limitNames = ['minPrice', 'maxPrice', 'minProfit', 'maxRent'] as const;

type LimitName = (typeof limitNames)[number];

function isPriced(filter: ListingFilter): boolean {
  return limitNames.some((name) => filter[name] !== undefined);
}

/**
 * Whether amounts in two currencies may be compared: by limits that name their currency, or to sort by an amount. A
 * figure may be in another currency than the price, so it may be whatever currency is asked for.
 */
export function needsRate(filter: ListingFilter): boolean {
  const { currency, priceCurrency, sort, minProfit, maxRent, maxProfitMonths } = filter;
  if (isByFigure(sort) || maxProfitMonths !== undefined) return true;
  if (currency !== undefined) return minProfit !== undefined || maxRent !== undefined;
  return (priceCurrency !== undefined && isPriced(filter)) || isByPrice(sort);
}

export function isByFigure(sort: ListingSort | undefined): sort is FigureSort {
  return figureSorts.some((name) => name === sort);
}

export function isByPrice(sort: ListingSort | undefined): sort is 'priceUp' | 'priceDown' {
  return sort === 'priceUp' || sort === 'priceDown';
}
