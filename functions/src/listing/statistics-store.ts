import { randomInt } from 'node:crypto';
import type { ListingStatistics } from '@qaysari/contract/listing-entity';
import { warn } from 'firebase-functions/logger';
import { clock, isRunning } from '../platform/clock.ts';
import { collection } from '../platform/collections.ts';
import {
  FieldValue,
  firestore,
  Timestamp,
  type TransactionOrBatch,
} from '../platform/firestore.ts';

/**
 * Counters of a listing. They are not in its document, because each write to that runs search and
 * moderation.
 */
const statistics = () => collection('listingStatistics');

/** Firestore takes about one write a second to a document for long: views of a sought listing are more. */
const viewShards = 8;

const mainDocument = (listingId: string) => statistics().doc(listingId);
/** `~` is in no listing's id. */
const viewShard = (listingId: string, shard: number) => statistics().doc(`${listingId}~${shard}`);

function allDocuments(listingId: string) {
  const shards = Array.from({ length: viewShards }, (_, shard) => viewShard(listingId, shard));
  return [mainDocument(listingId), ...shards] as const;
}

/** Counts one request for the owner's contact. Never fails: a count that cannot be saved is logged. */
export async function countContactView(listingId: string): Promise<void> {
  try {
    await mainDocument(listingId).set({ contacts: FieldValue.increment(1) }, { merge: true });
  } catch (error) {
    warn('a contact view was not counted', { error: String(error) });
  }
}

/** Counts one view. Never fails. */
export async function countView(listingId: string): Promise<void> {
  try {
    const shard = viewShard(listingId, randomInt(viewShards));
    await shard.set({ views: FieldValue.increment(1) }, { merge: true });
  } catch (error) {
    warn('a view was not counted', { error: String(error) });
  }
}

export async function readStatistics(listingId: string): Promise<ListingStatistics> {
  const documents = await firestore().getAll(...allDocuments(listingId));
  const sumOf = (field: keyof ListingStatistics) =>
    documents.reduce((sum, document) => sum + count(document.get(field)), 0);
  return { views: sumOf('views'), contacts: sumOf('contacts') };
}

/** How often the contact was asked for, of each of these listings in their order. One read for each. */
export async function readContactCounts(listingIds: readonly string[]): Promise<number[]> {
  if (listingIds.length === 0) return [];
  const documents = await firestore().getAll(...listingIds.map(mainDocument));
  return documents.map((document) => count(document.get('contacts')));
}

const dayMs = 24 * 60 * 60 * 1000;

/**
 * How many people look for such a listing, counted by `ask` once a day: who changes an ad over and over learns nothing
 * of single people. Two who ask at once may both count.
 */
export async function readSeekers(listingId: string, ask: () => Promise<number>): Promise<number> {
  const document = mainDocument(listingId);
  const { seekers, seekersAt } = (await document.get()).data() ?? {};
  const now = clock.now();
  const isFresh = seekersAt instanceof Timestamp && isRunning(seekersAt.toMillis() + dayMs, dayMs);
  if (isFresh && typeof seekers === 'number') return seekers;
  const counted = await ask();
  const kept = { seekers: counted, seekersAt: Timestamp.fromMillis(now) };
  await document.set(kept, { merge: true });
  return counted;
}

function count(value: unknown): number {
  return typeof value === 'number' && value > 0 ? value : 0;
}

export function removeStatistics(writes: TransactionOrBatch, listingId: string): void {
  for (const document of allDocuments(listingId)) writes.delete(document);
}
