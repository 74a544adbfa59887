import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import type { ListingCard } from '@qaysari/contract/listing-entity';
import { warn } from 'firebase-functions/logger';
import { collection } from '../platform/collections.ts';
import {
  FieldValue,
  firestore,
  Timestamp,
  type TransactionOrBatch,
} from '../platform/firestore.ts';
import { toMicroseconds } from './timestamps.ts';
import type { SearchDocument } from './search-document.ts';

/** What the feed says of one ad: how it is now, or, without a document, that it is not to be found. */
export interface FeedEntry {
  id: string;
  /** When Firestore wrote this entry, in microseconds since 1970: newer is greater. */
  revision: number;
  document: SearchDocument | undefined;
}

export interface Feed {
  entries: FeedEntry[];
  /** All that was written before this moment is in `entries` (or older than was asked for). */
  readTime: Timestamp;
  /** The newest version that was rebuilt from the ads themselves, where the feed tells of one. */
  rebuilt: number | undefined;
}

const feed = () => collection('searchFeed');
/** No ad can have this id (platform/firestore.ts, isDocumentId). */
const rebuiltMarker = () => feed().doc('~rebuilt');

/** Tells the feed of an ad, together with whatever else `writes` holds. */
export function writeEntry(
  writes: TransactionOrBatch,
  id: string,
  document: SearchDocument | undefined,
): void {
  const at = FieldValue.serverTimestamp();
  writes.set(feed().doc(id), document ? { at, ...serialize(document) } : { at, goneAt: at });
}

/**
 * Tells the feed of an ad as this transaction reads it. Writes nothing where the feed says the same
 * already, unless told to `rewrite`. The feed is never asked what may have been in older versions: an
 * ad without an entry gets one also when it is not to be found.
 */
export async function syncEntry(
  transaction: Transaction,
  id: string,
  document: SearchDocument | undefined,
  rewrite = false,
): Promise<void> {
  const snapshot = await transaction.get(feed().doc(id));
  if (rewrite || !isSameEntry(snapshot, document)) writeEntry(transaction, id, document);
}

/** Tells all instances that this version does not follow from the ones before and the feed. */
export function announceRebuilt(writes: TransactionOrBatch, version: number): void {
  writes.set(rebuiltMarker(), { at: FieldValue.serverTimestamp(), version });
}

/** What was written after that moment. Costs one read for each entry, at least one. */
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

/** How many entries were written after that moment. Costs one read for each thousand. */
export async function countEntries(after: Timestamp): Promise<number> {
  const counted = await feed().where('at', '>', after).count().get();
  return counted.data().count;
}

/** The ids of all entries that say something else than `same` expects. Reads the whole feed. */
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

/** Forgets ads that were gone before that moment, except those that come back meanwhile. */
export async function removeTombstones(before: Timestamp): Promise<void> {
  const old = await feed().where('goneAt', '<', before).get();
  const writer = firestore().bulkWriter();
  const removed = old.docs.map(({ ref, updateTime }) =>
    writer.delete(ref, { lastUpdateTime: updateTime }),
  );
  await Promise.all([Promise.allSettled(removed), writer.close()]);
}

function serialize({ card, words }: SearchDocument): { card: string; words: string } {
  return { card: JSON.stringify(card), words };
}

function isSameEntry(snapshot: DocumentSnapshot, document: SearchDocument | undefined): boolean {
  const data = snapshot.data();
  if (!data) return false;
  if (!document) return data['goneAt'] instanceof Timestamp;
  const { card, words } = serialize(document);
  return data['card'] === card && data['words'] === words;
}

function readEntry(snapshot: DocumentSnapshot): FeedEntry {
  const revision = snapshot.updateTime ? toMicroseconds(snapshot.updateTime) : 0;
  return { id: snapshot.id, revision, document: readDocument(snapshot) };
}

/** An entry that somebody broke by hand shows no ad: better one too few than one that must not be. */
function readDocument(snapshot: DocumentSnapshot): SearchDocument | undefined {
  const { card, words, goneAt } = snapshot.data() ?? {};
  if (goneAt !== undefined) return undefined;
  const read = readCard(card);
  if (read?._id === snapshot.id && typeof words === 'string') return { card: read, words };
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
