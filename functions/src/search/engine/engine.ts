import { limits } from '@qaysari/contract/limits';
import type {
  ListingCard,
  ListingFacets,
  ListingSuggestions,
} from '@qaysari/contract/listing-entity';
import type { ListingFilter } from '@qaysari/contract/listing-filter';
import type { SearchDocument } from '../search-document.ts';
import { foldQuery } from '../fold.ts';
import {
  type ListingIndex,
  emptyListingIndex,
  putListing,
  removeListing,
} from './listing-index.ts';
import { countFacets, wantedKinds } from './listing-kinds.ts';
import { type Bitset, intersect, isIn } from './bitset.ts';
import { readCard } from './card-bytes.ts';
import { filterByPrice, countByKind } from './count-by-kind.ts';
import { documentsOf } from './documents.ts';
import { resultPage } from './result-page.ts';
import { pack, type PackedSegment } from './pack.ts';
import { related } from './related.ts';
import { suggest } from './suggest.ts';
import { unpack } from './unpack.ts';

export { DamagedSegment } from './damaged-segment.ts';

export interface SearchResult {
  /** One page, in the order that the filter asks for. */
  cards: ListingCard[];
  /** Exact count of all matches, on all pages. */
  total: number;
  facets: ListingFacets;
}

/**
 * Finds ads in this process's memory. Nothing in it waits, so no search sees half a change. A term of
 * a text stands for every ad with the term inside one of its words, at the beginning or further in.
 */
export interface SearchEngine {
  /** Ads in it. */
  readonly size: number;
  /**
   * Adds the ad, or puts it in the place of the one with its id. Throws RangeError, and changes
   * nothing, when the card's category, city, currency, price or time makes no sense.
   */
  put(document: SearchDocument): void;
  /** Takes the ad out; nothing happens when there is none of that id. */
  remove(id: string): void;
  /**
   * All terms of the text must match; a text without a letter or digit finds nothing. Ties of every
   * order: the newest first, then by id.
   */
  search(filter: ListingFilter): SearchResult;
  /**
   * At most `limit` other ads: of the same category first, then of the same city, the newest first.
   * Undefined when there is no ad of that id.
   */
  related(id: string, limit: number): ListingCard[] | undefined;
  /** Ids of all ads, the newest first. */
  ids(): string[];
  /**
   * At most `limit` of each: ads whose title holds all terms of the text, in the default order of
   * searches; categories and cities with all of them in their names, whatever the language, those
   * whose name begins with the text first. The last term, still being typed, must begin a word; what
   * Arabic writes together with the word after it does not count.
   */
  suggest(text: string, limit: number): ListingSuggestions;
  /** All ads, the newest first, each with its distinct words. Not to be changed meanwhile. */
  documents(): Iterable<SearchDocument>;
  /** The whole engine to be stored, in segments of at most about 700 KB. */
  pack(): PackedSegment[];
}

export function emptyEngine(): SearchEngine {
  return createEngine(emptyListingIndex());
}

/**
 * The engine whose `pack` made these segments, all of them and in their order. Throws DamagedSegment
 * when they are anything else, or of another format or catalogue.
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
    search: (filter) => search(index, filter),
    related: (id, limit) => related(index, id, limit),
    ids: () => ids(index),
    suggest: (text, limit) => suggest(index, text, limit),
    documents: () => documentsOf(index),
    pack: () => pack(index),
  };
}

function search(index: ListingIndex, filter: ListingFilter): SearchResult {
  const { columns, orders, cards } = index;
  const { search: text, sort: order = 'newest', page = 1 } = filter;
  const found = matchText(index, text);
  const wanted = wantedKinds(filter);
  const { total, facets } = countFacets(countMatches(index, filter, found), wanted);
  const skip = (page - 1) * limits.listingPageSize;
  const query = { found, kinds: wanted.all, total, order };
  const slots = resultPage(columns, orders, query, { skip, limit: limits.listingPageSize });
  return { cards: slots.map((slot) => readCard(cards, slot)), total, facets };
}

/** How many of the ads found there are of each kind; those of other prices are taken out of `found`. */
function countMatches(
  { columns }: ListingIndex,
  { search: text, minPrice, maxPrice }: ListingFilter,
  found: Bitset,
): Uint32Array {
  if (minPrice !== undefined || maxPrice !== undefined) {
    return filterByPrice(columns, found, minPrice ?? -Infinity, maxPrice ?? Infinity);
  }
  return text === undefined ? columns.countByKind : countByKind(columns, found);
}

/** The ads with all terms of the text; all ads when no text is given. */
function matchText({ columns, terms: termSets }: ListingIndex, text: string | undefined): Bitset {
  const found = columns.alive.slice();
  if (text === undefined) return found;
  const terms = foldQuery(text);
  if (terms.length === 0) return found.fill(0);
  // The longest finds the fewest, and what stands in another term is found with it.
  terms.sort((one, other) => other.length - one.length);
  for (const [i, term] of terms.entries()) {
    if (terms.slice(0, i).some((longer) => longer.includes(term))) continue;
    if (!intersect(found, termSets.of(term))) break;
  }
  return found;
}

function ids({ columns, orders }: ListingIndex): string[] {
  const all: string[] = [];
  for (let place = 0; place < columns.size; place++) {
    const slot = orders.latest[place] as number;
    if (isIn(columns.alive, slot)) all.push(columns.ids[slot] as string);
  }
  return all;
}
