import type { ListingCard } from '@qaysari/contract/listing/types';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { warn } from 'firebase-functions/logger';
import { collection } from '../platform/collections.ts';
import {
  FieldValue,
  Timestamp,
  firestore,
  toMicroseconds,
  type TransactionOrBatch,
} from '../platform/firestore.ts';
import type { SearchDocument } from './search-document.ts';

/** The feed's entry of one listing; without a document the listing must not be found. */
export interface FeedEntry {
  id: string;
  /** When Firestore wrote the entry, in microseconds since 1970: newer is greater. */
  revision: number;
  document: SearchDocument | undefined;
}

export interface Feed {
  entries: FeedEntry[];
  /** `entries` includes everything written before this time (and after the requested one). */
  readTime: Timestamp;
  /** The newest version that was rebuilt from the listings, if the feed names one. */
  rebuilt: number | undefined;
}

const feed = () => collection('searchFeed');
/** Not a possible listing id (platform/firestore.ts, isDocumentId). */
const rebuiltMarker = () => feed().doc('~rebuilt');

/** Writes the entry of a listing in the same transaction or batch as the listing. */
export function writeEntry(
  writes: TransactionOrBatch,
  id: string,
  document: SearchDocument | undefined,
): void {
  const at = FieldValue.serverTimestamp();
  writes.set(feed().doc(id), document ? { at, ...serialize(document) } : { at, goneAt: at });
}

/**
 * What the feed says of a listing. `unknown`: it has no entry; a published version may still hold a listing
 * that was approved without the API, by an import.
 */
export type EntryState = 'shown' | 'gone' | 'unknown';

/** Whether the feed says that a listing must not be found any more. It forgets that (`removeOldTombstones`). */
export async function isGone(id: string): Promise<boolean> {
  return (await feed().doc(id).get()).get('goneAt') instanceof Timestamp;
}

export async function readEntryState(transaction: Transaction, id: string): Promise<EntryState> {
  const data = (await transaction.get(feed().doc(id))).data();
  if (!data) return 'unknown';
  return data['goneAt'] instanceof Timestamp ? 'gone' : 'shown';
}

/**
 * Updates the entry of a listing from what this transaction has read. Writes nothing when the entry is
 * right already, unless `rewrite` is set. A listing that must not be found gets an entry too if an older
 * published version may hold it.
 */
export async function syncEntry(
  transaction: Transaction,
  id: string,
  document: SearchDocument | undefined,
  { rewrite = false, mayBePublished = true }: SyncOptions = {},
): Promise<void> {
  const snapshot = await transaction.get(feed().doc(id));
  const isNews = document !== undefined || snapshot.exists || mayBePublished;
  if (rewrite || (isNews && !isSameEntry(snapshot, document))) {
    writeEntry(transaction, id, document);
  }
}

export interface SyncOptions {
  /** Writes the entry even when it is right already. */
  rewrite?: boolean;
  /** Whether a published version may hold the listing although the feed has no entry of it. */
  mayBePublished?: boolean;
}

/** Notifies all instances that this version does not follow from earlier ones and the feed. */
export function announceRebuilt(writes: TransactionOrBatch, version: number): void {
  writes.set(rebuiltMarker(), { at: FieldValue.serverTimestamp(), version });
}

/** Reads the entries written after this time. Costs one read per entry, at least one. */
export async function readFeed(after: Timestamp): Promise<Feed> {
  const found = await feed().where('at', '>', after).get();
  const rebuilt: unknown = found.docs
    .find(({ ref }) => ref.isEqual(rebuiltMarker()))
    ?.get('version');
  return {
    entries: found.docs.filter(({ ref }) => !ref.isEqual(rebuiltMarker())).map(readEntry),
    readTime: found.readTime,
    rebuilt: typeof rebuilt === 'number' ? rebuilt : undefined,
  };
}

/** Counts the entries written after this time. Costs one read per thousand. */
export async function countEntries(after: Timestamp): Promise<number> {
  const counted = await feed().where('at', '>', after).count().get();
  return counted.data().count;
}

/** The ids of all entries that differ from `expected`. Reads the whole feed. */
export async function findDifferingEntries(
  expected: (id: string) => SearchDocument | undefined,
): Promise<string[]> {
  const differing: string[] = [];
  for await (const part of feed().stream()) {
    const snapshot = part as unknown as DocumentSnapshot;
    if (snapshot.ref.isEqual(rebuiltMarker())) continue;
    if (!isSameEntry(snapshot, expected(snapshot.id))) differing.push(snapshot.id);
  }
  return differing;
}

/** Tombstones per query: after a mass removal there are more than fit into memory. */
const tombstonePageSize = 500;

/** Deletes tombstones older than this time, except those that change meanwhile. */
export async function removeTombstones(before: Timestamp): Promise<void> {
  const old = feed().where('goneAt', '<', before).orderBy('goneAt').select('goneAt');
  let page = await old.limit(tombstonePageSize).get();
  for (let last = page.docs.at(-1); last; last = page.docs.at(-1)) {
    const writer = firestore().bulkWriter();
    const removed = page.docs.map(({ ref, updateTime }) =>
      writer.delete(ref, { lastUpdateTime: updateTime }),
    );
    await Promise.all([Promise.allSettled(removed), writer.close()]);
    page = await old.startAfter(last).limit(tombstonePageSize).get();
  }
}

function serialize({ card, words, listedAt }: SearchDocument): Record<string, string | number> {
  return { card: JSON.stringify(card), words, ...(listedAt !== undefined && { listedAt }) };
}

function isSameEntry(snapshot: DocumentSnapshot, document: SearchDocument | undefined): boolean {
  const data = snapshot.data();
  if (!data) return false;
  if (!document) return data['goneAt'] instanceof Timestamp;
  const { card, words, listedAt } = serialize(document);
  return data['card'] === card && data['words'] === words && data['listedAt'] === listedAt;
}

function readEntry(snapshot: DocumentSnapshot): FeedEntry {
  const revision = snapshot.updateTime ? toMicroseconds(snapshot.updateTime) : 0;
  return { id: snapshot.id, revision, document: readDocument(snapshot) };
}

/**
 * An unreadable entry, for example after a manual edit, hides its listing: better than showing a wrong
 * one.
 */
function readDocument(snapshot: DocumentSnapshot): SearchDocument | undefined {
  const { card, words, goneAt, listedAt } = snapshot.data() ?? {};
  if (goneAt !== undefined) return undefined;
  const read = readCard(card);
  if (read?._id === snapshot.id && typeof words === 'string') {
    return { card: read, words, ...(typeof listedAt === 'number' && { listedAt }) };
  }
  warn('an entry of the search feed cannot be read', { id: snapshot.id });
  return undefined;
}

function readCard(json: unknown): ListingCard | undefined {
  try {
    return typeof json === 'string' ? (JSON.parse(json) as ListingCard) : undefined;
  } catch {
    return undefined;
  }
}
