import type { CategoryId } from '@qaysari/contract/listing/catalogue';
import type { ListingCard, ListingSuggestions } from '@qaysari/contract/listing/types';
import type { ListingFilter } from '@qaysari/contract/listing/filter';
import type { Conversion } from '@qaysari/contract/listing/rate';
import { compactWhenDue, rebuild, type RebuildResult } from './compaction.ts';
import type {
  ComparablePrices,
  ComparableQuery,
  PageSlice,
  SearchResult,
  StatedProfit,
} from './engine/engine.ts';
import { readFeed } from './feed-store.ts';
import { hasParts } from './has-part.ts';
import { openLiveIndex } from './live-index.ts';
import { loadIndex, type AllDocuments } from './load-index.ts';
import { queryParts } from './query-parts.ts';
import { documentOfEntry, type SearchEntry } from './store.ts';

/** What is new in a search, and since when. */
export interface NewInSearch {
  filter: ListingFilter;
  since: Date;
}

/** All approved listings, read again with each call. */
type AllEntries = () => AsyncIterable<SearchEntry>;

/**
 * Searches approved listings. Results include every change acknowledged before the call; throws when that
 * is not certain. Another engine can implement this interface (docs/scale.md).
 */
export interface SearchIndex {
  /** Amounts in two currencies are compared at the rate; without one, each currency is compared by itself. */
  search(filter: ListingFilter, rate?: Conversion): Promise<SearchResult>;
  /**
   * How many listings of each search came into the lists since; at most `max` of each. One read for all of them. Amounts
   * are compared as by `search`.
   */
  countNew(asked: readonly NewInSearch[], max: number, rate?: Conversion): Promise<number[]>;
  /**
   * At most `limit` other listings: those of the same trades first, then same category, then same city, newest first;
   * after all these, such ones that are not confirmed. Undefined for an unknown id.
   */
  related(id: string, limit: number): Promise<ListingCard[] | undefined>;
  /** At most `limit` listings of these categories, in the order `latest`. */
  ofCategories(categories: readonly CategoryId[], limit: number): Promise<ListingCard[]>;
  /**
   * The listed prices of all listings of a category, by currency; of one city, if one is named. Those that are not
   * confirmed do not count.
   */
  prices(query: ComparableQuery): Promise<ComparablePrices>;
  /** Of the same listings, those that state a monthly profit: it and the price, in no order. */
  statedProfits(query: ComparableQuery): Promise<StatedProfit[]>;
  /** The ids of all listings, in the order `latest`; of a page, if one is given. */
  ids(page?: PageSlice): Promise<string[]>;
  /** At most `limit` listings, categories and cities that match a text being typed. */
  suggest(text: string, limit: number): Promise<ListingSuggestions>;
}

/**
 * Opens the published index in memory, and updates it from the feed before each answer (one read, shared
 * by concurrent calls). Reads `all` when no valid index is published.
 */
export function openSearchIndex(all: AllEntries): SearchIndex {
  const current = openLiveIndex({ load: () => loadIndex(toSearchDocuments(all)), readFeed });
  return {
    search: async (filter, rate) => (await current()).search(filter, rate),
    countNew: async (asked, max, rate) => {
      const engine = await current();
      return asked.map(({ filter, since }) => engine.countNew(filter, since, max, rate));
    },
    related: async (id, limit) => (await current()).related(id, limit),
    ofCategories: async (categories, limit) => (await current()).ofCategories(categories, limit),
    prices: async (query) => (await current()).prices(query),
    statedProfits: async (query) => (await current()).statedProfits(query),
    ids: async (page) => (await current()).ids(page),
    suggest: async (text, limit) => (await current()).suggest(text, limit),
  };
}

/** Call after changes. Sometimes a call publishes the index again, which takes seconds. */
export async function compactSearch(all: AllEntries): Promise<void> {
  await compactWhenDue(toSearchDocuments(all));
}

/** Publishes an index built from all listings; see compaction.ts. */
export function rebuildSearch(
  all: AllEntries,
  syncEntry: (id: string) => Promise<void>,
): Promise<RebuildResult> {
  return rebuild(toSearchDocuments(all), syncEntry);
}

/**
 * Whether folded words, with one space between them, are what somebody asks for who types this text; read
 * as the search of ads reads it. Nothing is for a text without letters and digits.
 */
export function textMatcher(text: string): (words: string) => boolean {
  const parts = queryParts(text);
  return (words) => hasParts({ words, head: words }, parts);
}

function toSearchDocuments(all: AllEntries): AllDocuments {
  return async function* documents() {
    for await (const entry of all()) yield documentOfEntry(entry);
  };
}
