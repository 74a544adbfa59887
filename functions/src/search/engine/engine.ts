import type { CategoryId } from '@qaysari/contract/listing/catalogue';
import { limits } from '@qaysari/contract/shared/limits';
import type {
  ListingCard,
  ListingFacets,
  ListingSuggestions,
  UnderstoodWords,
} from '@qaysari/contract/listing/types';
import { listingSorts, type ListingFilter } from '@qaysari/contract/listing/filter';
import type { Conversion } from '@qaysari/contract/listing/rate';
import { amountQuestion } from '../price-limits.ts';
import { queryParts } from '../query-parts.ts';
import type { SearchDocument } from '../search-document.ts';
import { understoodWords } from '../understood-words.ts';
import { emptyBitset, isIn, type Bitset } from './bitset.ts';
import { readCard } from './card-bytes.ts';
import {
  comparablePrices,
  statedProfits,
  type ComparablePrices,
  type ComparableQuery,
  type StatedProfit,
} from './comparable.ts';
import { allowedListings, countByKind, countListedAfter } from './count-by-kind.ts';
import { documentsOf } from './documents.ts';
import { findText, matchParts } from './find-text.ts';
import { keepWithin } from './keep-within.ts';
import {
  emptyListingIndex,
  putListing,
  removeListing,
  type ListingIndex,
} from './listing-index.ts';
import { countFacets, wantedKinds } from './listing-kinds.ts';
import { pack, type PackedSegment } from './pack.ts';
import { ofCategories, related } from './related.ts';
import { pageByFit, resultPage } from './result-page.ts';
import { suggest } from './suggest.ts';
import { unpack } from './unpack.ts';

const [defaultSort] = listingSorts;

export type { ComparablePrices, ComparableQuery, StatedProfit } from './comparable.ts';
export { DamagedSegment } from './bytes.ts';

export interface SearchResult {
  /** One page, in the order of the filter. */
  cards: ListingCard[];
  /** Exact count of all matches on all pages. */
  total: number;
  facets: ListingFacets;
  /** With a text: what its words were understood as, in their order. */
  understood?: UnderstoodWords[];
}

/** A part of a list. */
export interface PageSlice {
  skip: number;
  limit: number;
}

/**
 * Searches listings in memory. All methods are synchronous, so no search sees half a change. A term
 * matches every listing that has it inside one of its words, at any position.
 */
export interface SearchEngine {
  /** The number of listings. */
  readonly size: number;
  /**
   * Adds a listing or replaces the one with its id. Throws RangeError, and changes nothing, when
   * category, city, currency, price, a figure or time of the card is invalid.
   */
  put(document: SearchDocument): void;
  /** Removes a listing, if there is one with this id. */
  remove(id: string): void;
  /**
   * All parts of the text must match, but at most eight; where none does, as many as one listing has
   * (find-text.ts). Amounts in two currencies are compared at the rate; `rate` of the filter itself says nothing. A
   * city or category that is named matches by its names in all languages. A text without a chosen order is sorted by
   * how well a listing fits (result-page.ts). Ties are sorted by what is confirmed, then by newest first, then by id.
   * What is not confirmed comes last, but by an amount. By a figure, what does not state it comes last.
   */
  search(filter: ListingFilter, rate?: Conversion): SearchResult;
  /** How many listings that the filter finds at this rate came into the lists after this time; at most `max`. */
  countNew(filter: ListingFilter, since: Date, max: number, rate?: Conversion): number;
  /**
   * At most `limit` other listings: those of the same trades first, then same category, then same city, newest first;
   * after all these, such ones that are not confirmed. Undefined for an unknown id.
   */
  related(id: string, limit: number): ListingCard[] | undefined;
  /** At most `limit` listings of these categories, in the order `latest`. */
  ofCategories(categories: readonly CategoryId[], limit: number): ListingCard[];
  /**
   * The listed prices of all listings of a category, by currency; of one city, if one is named. Those that are not
   * confirmed do not count.
   */
  prices(query: ComparableQuery): ComparablePrices;
  /** Of the same listings, those that state a monthly profit: it and the price, in no order. */
  statedProfits(query: ComparableQuery): StatedProfit[];
  /** The ids of all listings, in the order `latest`; of a page, if one is given. */
  ids(page?: PageSlice): string[];
  /**
   * At most `limit` listings, categories and cities, and some names of trades. A listing matches when a search for the
   * text finds it by its title, or by the name of its category or city; the last term, still being typed, may begin a
   * word. These are in the default order. A category or city matches when a name in any language holds all terms, the
   * last at the beginning of a word; names that begin with the text come first; then those that the words name.
   */
  suggest(text: string, limit: number): ListingSuggestions;
  /** All listings, in the order `latest`, each with its distinct words. Do not change the engine meanwhile. */
  documents(): Iterable<SearchDocument>;
  /** The whole engine as segments of at most about 700 KB, to be stored. */
  pack(): PackedSegment[];
}

export function emptyEngine(): SearchEngine {
  return createEngine(emptyListingIndex());
}

/**
 * Restores an engine from all segments of one `pack`, in their order. Throws DamagedSegment for anything
 * else, and for another format or catalogue.
 */
export function unpackEngine(segments: readonly Uint8Array[]): SearchEngine {
  return createEngine(unpack(segments));
}

function createEngine(index: ListingIndex): SearchEngine {
  return {
    get size() {
      return index.columns.slotOf.size;
    },
    put: (document) => putListing(index, document),
    remove: (id) => removeListing(index, id),
    search: (filter, rate) => search(index, filter, rate),
    countNew: (filter, since, max, rate) => countNew(index, filter, since, max, rate),
    related: (id, limit) => related(index, id, limit),
    ofCategories: (categories, limit) => ofCategories(index, categories, limit),
    prices: (query) => comparablePrices(index.columns, query),
    statedProfits: (query) => statedProfits(index.columns, query),
    ids: (page) => ids(index, page),
    suggest: (text, limit) => suggest(index, text, limit),
    documents: () => documentsOf(index),
    pack: () => pack(index),
  };
}

function search(index: ListingIndex, filter: ListingFilter, given?: Conversion): SearchResult {
  const { columns, orders, cards } = index;
  const { search: text, sort, page = 1, asTyped } = filter;
  const { limits: amounts, rate } = amountQuestion(filter, given);
  const wanted = wantedKinds(filter);
  const count = (found: Bitset) => {
    if (amounts) keepWithin(columns, found, amounts);
    return countFacets(countByKind(columns, found), wanted);
  };
  const slice = { skip: (page - 1) * limits.listingPageSize, limit: limits.listingPageSize };
  const answer = (slots: readonly number[]) => slots.map((slot) => readCard(cards, slot));
  if (text === undefined) {
    const found = columns.live.slice();
    const { total, facets } = amounts ? count(found) : countFacets(columns.countByKind, wanted);
    const query = { found, kinds: wanted.all, total, order: sort ?? defaultSort, rate };
    return { cards: answer(resultPage(columns, orders, query, slice)), total, facets };
  }
  const {
    found,
    count: counted,
    parts,
    leftOut,
  } = findText(index, text, {
    count,
    allowed: () => allowedListings(columns, wanted.all, amounts),
    asTyped: asTyped !== undefined,
  });
  const { total, facets } = counted;
  const slots = sort
    ? resultPage(columns, orders, { found, kinds: wanted.all, total, order: sort, rate }, slice)
    : pageByFit(index, { found, parts, kinds: wanted.all }, slice);
  const shown = answer(slots);
  const understood = understoodWords(text, parts, leftOut, shown);
  return { cards: shown, total, facets, understood };
}

function countNew(
  index: ListingIndex,
  filter: ListingFilter,
  since: Date,
  max: number,
  rate?: Conversion,
): number {
  const found = matchText(index, filter.search);
  const { limits: amounts } = amountQuestion(filter, rate);
  if (amounts) keepWithin(index.columns, found, amounts);
  const wanted = wantedKinds(filter);
  return countListedAfter(index.columns, found, wanted.all, since.getTime(), max);
}

/** The listings that match all parts of the text; all listings without a text. */
function matchText(index: ListingIndex, text: string | undefined): Bitset {
  if (text === undefined) return index.columns.live.slice();
  const parts = queryParts(text);
  return parts.length > 0 ? matchParts(index, parts) : emptyBitset(index.columns.capacity);
}

function ids(
  { columns, orders }: ListingIndex,
  { skip, limit }: PageSlice = { skip: 0, limit: Infinity },
): string[] {
  const page: string[] = [];
  let left = skip;
  for (let place = 0; place < columns.size && page.length < limit; place++) {
    const slot = orders.latest[place] as number;
    if (!isIn(columns.live, slot)) continue;
    if (left > 0) left--;
    else page.push(columns.ids[slot] as string);
  }
  return page;
}
