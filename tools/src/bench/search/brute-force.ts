import { categories, cities } from '@qaysari/contract/catalogue';
import { limits } from '@qaysari/contract/limits';
import type { ListingFacets } from '@qaysari/contract/listing-entity';
import type { ListingFilter } from '@qaysari/contract/listing-filter';
import { fold } from '@qaysari/contract/fold';
import type { Conversion, Money } from '@qaysari/contract/rate';
import { hasPart, type QueryPart } from '../../../../functions/src/search/has-part.ts';
import { queryParts } from '../../../../functions/src/search/query-parts.ts';
import type { BenchAd } from './ads/generate-ads.ts';

/** The right answer of `GET /listing`. */
export interface RightAnswer {
  ids: string[];
  total: number;
  facets: ListingFacets;
}

/** Answers every query by checking each listing: slow, but simple enough to trust. */
export interface BruteForce {
  put(ad: BenchAd): void;
  remove(id: string): void;
  ads(): BenchAd[];
  /** Prices in two currencies are compared at the rate. */
  answer(filter: ListingFilter, rate?: Conversion): RightAnswer;
}

type List = 'category' | 'location';

interface Known {
  ad: BenchAd;
  words: string;
}

function wordsOf({ title, description, category, location }: BenchAd): string {
  const names = [...Object.values(categories[category]), ...Object.values(cities[location])];
  return [title, description, ...names].map(fold).join(' ');
}

function isIn(filter: ListingFilter, list: List, { ad }: Known): boolean {
  const chosen: readonly string[] | undefined = filter[list];
  return chosen === undefined || chosen.includes(ad[list]);
}

/** What a price is worth in ten-thousandths of a dinar: whole numbers, so that what costs the same is equal. */
function worth({ price, currency }: Money, { dinars }: Conversion): number {
  const hundredths = Math.round(price * 100);
  return currency === 'usd' ? hundredths * dinars : hundredths * 100;
}

/** Whether a price is within the limits of a filter. Limits that name their currency count in both, at the rate. */
function isAffordable(filter: ListingFilter, price: Money, rate: Conversion | undefined): boolean {
  const { currency, priceCurrency, minPrice, maxPrice } = filter;
  if (currency !== undefined && price.currency !== currency) return false;
  const isConverted = currency === undefined && priceCurrency !== undefined;
  const hasLimits = minPrice !== undefined || maxPrice !== undefined;
  if (isConverted && hasLimits && !rate && price.currency !== priceCurrency) return false;
  const value = (money: Money) => (isConverted && rate ? worth(money, rate) : money.price);
  const limit = (amount: number) => value({ price: amount, currency: priceCurrency ?? 'usd' });
  if (minPrice !== undefined && value(price) < limit(minPrice)) return false;
  return maxPrice === undefined || value(price) <= limit(maxPrice);
}

/** Whether a listing passes the filter without its two lists. */
function passes(
  filter: ListingFilter,
  parts: readonly QueryPart[] | undefined,
  { ad, words }: Known,
  rate: Conversion | undefined,
): boolean {
  if (filter.startup !== undefined && !ad.isStartup) return false;
  if (!isAffordable(filter, ad, rate)) return false;
  return !parts || (parts.length > 0 && parts.every((part) => hasPart(words, part)));
}

function newestFirst(one: BenchAd, other: BenchAd): number {
  const later = other.createdAt.getTime() - one.createdAt.getTime();
  return later || (one.id < other.id ? -1 : 1);
}

function inOrder(
  { sort, currency }: ListingFilter,
  rate: Conversion | undefined,
): (one: BenchAd, other: BenchAd) => number {
  if (sort === undefined || sort === 'newest') {
    return (one, other) =>
      Number(other.isFeatured) - Number(one.isFeatured) || newestFirst(one, other);
  }
  const up = sort === 'priceUp' ? 1 : -1;
  if (rate && currency === undefined) {
    return (one, other) => up * (worth(one, rate) - worth(other, rate)) || newestFirst(one, other);
  }
  return (one, other) =>
    Number(other.currency === 'usd') - Number(one.currency === 'usd') ||
    up * (one.price - other.price) ||
    newestFirst(one, other);
}

function count<Name extends List>(found: readonly Known[], name: Name): ListingFacets[Name] {
  const groups = Map.groupBy(found, ({ ad }) => ad[name]);
  return Object.fromEntries(Array.from(groups, ([id, members]) => [id, members.length]));
}

function answer(all: Iterable<Known>, filter: ListingFilter, rate?: Conversion): RightAnswer {
  const parts = filter.search === undefined ? undefined : queryParts(filter.search);
  const passing = [...all].filter((known) => passes(filter, parts, known, rate));
  const ofCategory = passing.filter((known) => isIn(filter, 'category', known));
  const ofLocation = passing.filter((known) => isIn(filter, 'location', known));
  const found = ofCategory.filter((known) => isIn(filter, 'location', known)).map(({ ad }) => ad);
  const from = ((filter.page ?? 1) - 1) * limits.listingPageSize;
  const page = found.sort(inOrder(filter, rate)).slice(from, from + limits.listingPageSize);
  return {
    ids: page.map(({ id }) => id),
    total: found.length,
    facets: { category: count(ofLocation, 'category'), location: count(ofCategory, 'location') },
  };
}

/** Shares `fold` and the reading of a query with the real search. */
export function bruteForce(ads: Iterable<BenchAd>): BruteForce {
  const known = new Map<string, Known>();
  const put = (ad: BenchAd) => void known.set(ad.id, { ad, words: wordsOf(ad) });
  for (const ad of ads) put(ad);
  return {
    put,
    remove: (id) => void known.delete(id),
    ads: () => [...known.values()].map(({ ad }) => ad),
    answer: (filter, rate) => answer(known.values(), filter, rate),
  };
}
