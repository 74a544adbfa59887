import type { ListingCard } from '@qaysari/contract/listing/types';
import type { Transaction } from 'firebase-admin/firestore';
import type { TransactionOrBatch } from '../platform/firestore.ts';
import {
  type EntryState,
  type SyncOptions,
  isGone,
  readEntryState,
  syncEntry,
  writeEntry,
} from './feed-store.ts';
import { type SearchDocument, type SearchText, searchDocument } from './search-document.ts';

/** The data of an approved listing for the search. */
export type SearchEntry = Required<Pick<SearchText, 'listedAt'>> &
  SearchText & {
    card: ListingCard;
  };

/** An entry of a listing that may not be in lists yet. */
export type FindableEntry = Omit<SearchEntry, 'listedAt'> & Partial<Pick<SearchEntry, 'listedAt'>>;

/** What the search, and code that uses its predicate, reads of a listing. */
export function documentOfEntry({ card, ...text }: FindableEntry): SearchDocument {
  return searchDocument(card, text);
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

/** Whether the search feed still says that a listing was taken out of the search. */
export function isGoneFromSearch(id: string): Promise<boolean> {
  return isGone(id);
}

/** What the search feed says of a listing, for a transaction that changes it. */
export function readSearchState(transaction: Transaction, id: string): Promise<EntryState> {
  return readEntryState(transaction, id);
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

function toSearchDocument(entry: SearchEntry | undefined): SearchDocument | undefined {
  return entry && documentOfEntry(entry);
}
