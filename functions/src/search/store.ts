import type { Transaction } from 'firebase-admin/firestore';
import type { ListingCard, ListingSuggestions } from '@qaysari/contract/listing-entity';
import type { ListingFilter } from '@qaysari/contract/listing-filter';
import type { TransactionOrBatch } from '../platform/firestore.ts';
import { compactWhenDue } from './compaction.ts';
import type { SearchResult } from './engine/engine.ts';
import { readFeed, syncEntry, writeEntry } from './feed-store.ts';
import { openLiveIndex } from './live-index.ts';
import { loadIndex, type AllDocuments } from './load-index.ts';
import { rebuild, type RebuildResult } from './rebuild.ts';
import { searchDocument, type SearchDocument } from './search-document.ts';

/** What the search is told of an approved ad. */
export interface SearchEntry {
  card: ListingCard;
  description: string;
}

/** All approved ads, read anew with each call. */
export type AllEntries = () => AsyncIterable<SearchEntry>;

/**
 * Finds approved ads. Every change that was acknowledged before a call is in its answer; throws when
 * that cannot be made sure of. Another engine may stand behind it (docs/scale.md).
 */
export interface SearchIndex {
  search(filter: ListingFilter): Promise<SearchResult>;
  /**
   * At most `limit` other ads: of the same category first, then of the same city, the newest first.
   * Undefined when the index holds no ad of that id.
   */
  related(id: string, limit: number): Promise<ListingCard[] | undefined>;
  /** Ids of all ads, newest first. */
  ids(): Promise<string[]>;
  /** At most `limit` ads, categories and cities each that may be meant by a text being typed. */
  suggest(text: string, limit: number): Promise<ListingSuggestions>;
}

/**
 * The published index in this process's memory, brought up to date from the feed before each answer
 * (one read, shared by all who ask at the same time). `all` is read where nothing sound is published.
 */
export function openSearchIndex(all: AllEntries): SearchIndex {
  const current = openLiveIndex({ load: () => loadIndex(toSearchDocuments(all)), readFeed });
  return {
    search: async (filter) => (await current()).search(filter),
    related: async (id, limit) => (await current()).related(id, limit),
    ids: async () => (await current()).ids(),
    suggest: async (text, limit) => (await current()).suggest(text, limit),
  };
}

/** Tells the search of an ad, or that it is not to be found, in one with whatever else `writes` holds. */
export function writeToSearch(
  writes: TransactionOrBatch,
  id: string,
  entry: SearchEntry | undefined,
): void {
  writeEntry(writes, id, toSearchDocument(entry));
}

/**
 * Tells the search of an ad as this transaction has read it. Writes nothing where the search knows that
 * already, unless told to `rewrite`.
 */
export async function syncToSearch(
  transaction: Transaction,
  id: string,
  entry: SearchEntry | undefined,
  rewrite = false,
): Promise<void> {
  await syncEntry(transaction, id, toSearchDocument(entry), rewrite);
}

/** To be called after changes: now and then one call publishes the index anew, and takes seconds. */
export async function compactSearch(all: AllEntries): Promise<void> {
  await compactWhenDue(toSearchDocuments(all));
}

/** Publishes the index anew from all ads; see rebuild.ts. */
export function rebuildSearch(
  all: AllEntries,
  syncEntry: (id: string) => Promise<void>,
): Promise<RebuildResult> {
  return rebuild(toSearchDocuments(all), syncEntry);
}

function toSearchDocument(entry: SearchEntry | undefined): SearchDocument | undefined {
  return entry && searchDocument(entry.card, entry.description);
}

function toSearchDocuments(all: AllEntries): AllDocuments {
  return async function* documents() {
    for await (const { card, description } of all()) yield searchDocument(card, description);
  };
}
