import type { CategoryId } from '@qaysari/contract/listing/catalogue';
import type { Transaction } from 'firebase-admin/firestore';
import type { ListingCard, ListingSuggestions } from '@qaysari/contract/listing/types';
import type { ListingFilter } from '@qaysari/contract/listing/filter';
import type { Conversion } from '@qaysari/contract/listing/rate';
import type { TransactionOrBatch } from '../platform/firestore.ts';
import { compactWhenDue } from './compaction.ts';
import type {
  ComparablePrices,
  ComparableQuery,
  PageSlice,
  SearchResult,
} from './engine/engine.ts';
import {
  isGone,
  readFeed,
  readStanding,
  syncEntry,
  writeEntry,
  type Standing,
  type SyncOptions,
} from './feed-store.ts';
import { openLiveIndex } from './live-index.ts';
import { loadIndex, type AllDocuments } from './load-index.ts';
import { hasParts } from './has-part.ts';
import { queryParts } from './query-parts.ts';
import { rebuild, type RebuildResult } from './rebuild.ts';
import { searchDocument, type SearchDocument } from './search-document.ts';

export type { ComparablePrices } from './engine/engine.ts';
export { listingMatcher } from './listing-matcher.ts';
export { stemMark, type AnyOf } from './has-part.ts';
export { queryParts } from './query-parts.ts';
export { searchDocument, wordsOf, type SearchDocument } from './search-document.ts';

/** The data of an approved listing for the search. */
export interface SearchEntry {
  card: ListingCard;
  description: string;
  /** When it came into the lists. */
  listedAt: Date;
}

/** An entry of a listing that may not be in lists yet. */
export type FindableEntry = Omit<SearchEntry, 'listedAt'> & Partial<Pick<SearchEntry, 'listedAt'>>;

/** What is new in a search, and since when. */
export interface NewInSearch {
  filter: ListingFilter;
  since: Date;
}

/** All approved listings, read again with each call. */
export type AllEntries = () => AsyncIterable<SearchEntry>;

/**
 * Searches approved listings. Results include every change acknowledged before the call; throws when that
 * is not certain. Another engine can implement this interface (docs/scale.md).
 */
export interface SearchIndex {
  /** Prices in two currencies are compared at the rate; without one each currency stands for itself. */
  search(filter: ListingFilter, rate?: Conversion): Promise<SearchResult>;
  /**
   * How many listings of each search came into the lists since; at most `max` of each. One read for all of them. Prices
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
    ids: async (page) => (await current()).ids(page),
    suggest: async (text, limit) => (await current()).suggest(text, limit),
  };
}

/** What the search, and whoever asks by its predicate, looks at of a listing. */
export function documentOfEntry({ card, description, listedAt }: FindableEntry): SearchDocument {
  return searchDocument(card, description, listedAt);
}

/**
 * Writes the search entry of a listing in the same transaction or batch; undefined when it must not be
 * found.
 */
export function writeToSearch(
  writes: TransactionOrBatch,
  id: string,
  entry: SearchEntry | undefined,
): void {
  writeEntry(writes, id, toSearchDocument(entry));
}

/** Whether the search feed still tells that a listing was taken out of the search. */
export function isGoneFromSearch(id: string): Promise<boolean> {
  return isGone(id);
}

/** What the search feed says of a listing, for a transaction that changes it. */
export function readSearchStanding(transaction: Transaction, id: string): Promise<Standing> {
  return readStanding(transaction, id);
}

/**
 * Updates the search entry of a listing from what this transaction has read. Writes nothing when it is
 * right already, unless `rewrite` is set.
 */
export async function syncToSearch(
  transaction: Transaction,
  id: string,
  entry: SearchEntry | undefined,
  options: SyncOptions,
): Promise<void> {
  await syncEntry(transaction, id, toSearchDocument(entry), options);
}

/** Call after changes. Sometimes a call publishes the index again, which takes seconds. */
export async function compactSearch(all: AllEntries): Promise<void> {
  await compactWhenDue(toSearchDocuments(all));
}

/** Publishes an index built from all listings; see rebuild.ts. */
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

function toSearchDocument(entry: SearchEntry | undefined): SearchDocument | undefined {
  return entry && documentOfEntry(entry);
}

function toSearchDocuments(all: AllEntries): AllDocuments {
  return async function* documents() {
    for await (const entry of all()) yield documentOfEntry(entry);
  };
}
