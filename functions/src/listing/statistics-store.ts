import { limits } from '@qaysari/contract/shared/limits';
import type { ListingStatistics } from '@qaysari/contract/listing/types';
import { warn } from 'firebase-functions/logger';
import { randomInt } from 'node:crypto';
import { clock, isRunning } from '../platform/clock.ts';
import { collection } from '../platform/collections.ts';
import {
  FieldValue,
  Timestamp,
  firestore,
  updateDocument,
  type TransactionOrBatch,
} from '../platform/firestore.ts';
import { sweep, type SweepOptions } from '../platform/sweep.ts';
import type { FindableEntry } from '../search/store.ts';
import { presentCard } from './present.ts';
import type { ListingRecord } from './record.ts';
import { findListing } from './store.ts';

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

/** What is counted about a listing, and how many people look for such a one. */
export async function readFigures(
  listingId: string,
): Promise<{ statistics: ListingStatistics; seekers: number }> {
  const documents = await firestore().getAll(...allDocuments(listingId));
  const sumOf = (field: string) =>
    documents.reduce((sum, document) => sum + count(document.get(field)), 0);
  return {
    statistics: { views: sumOf('views'), contacts: sumOf('contacts') },
    seekers: sumOf('seekers'),
  };
}

/** How often the contact was asked for, of each of these listings in their order. One read for each. */
export async function readContactCounts(listingIds: readonly string[]): Promise<number[]> {
  if (listingIds.length === 0) return [];
  const documents = await firestore().getAll(...listingIds.map(mainDocument));
  return documents.map((document) => count(document.get('contacts')));
}

const dayMs = 24 * 60 * 60 * 1000;

/** Whether it was counted within a day how many people look for such a listing. */
async function areSeekersFresh(listingId: string): Promise<boolean> {
  const seekersAt: unknown = (await mainDocument(listingId).get()).get('seekersAt');
  return seekersAt instanceof Timestamp && isRunning(seekersAt.toMillis() + dayMs, dayMs);
}

/** Stores how many people look for such a listing; undefined where nobody sees the number. */
async function saveSeekers(listingId: string, seekers: number | undefined): Promise<void> {
  const document = mainDocument(listingId);
  const none = FieldValue.delete();
  if (seekers === undefined) await updateDocument(document, { seekers: none, seekersAt: none });
  else {
    const seekersAt = Timestamp.fromMillis(clock.now());
    await document.set({ seekers, seekersAt }, { merge: true });
  }
}

/** Calls `work` with each listing for which they were counted a day ago, the earliest first. */
function sweepSeekers(
  work: (listingId: string) => Promise<void>,
  options: SweepOptions,
): Promise<void> {
  const before = Timestamp.fromMillis(clock.now() - dayMs);
  const due = statistics().where('seekersAt', '<=', before).orderBy('seekersAt');
  return sweep(due.select('seekersAt'), ({ id }) => work(id), options);
}

function count(value: unknown): number {
  return typeof value === 'number' && value > 0 ? value : 0;
}

export function removeStatistics(writes: TransactionOrBatch, listingId: string): void {
  for (const document of allDocuments(listingId)) writes.delete(document);
}

/** Returns how many people look for such an ad. */
type Count = (entry: FindableEntry) => Promise<number>;

/** Whether its owner sees how many people look for such an ad. */
const isSought = ({ status, availability }: ListingRecord) =>
  status !== 'rejected' && availability === 'forSale';

/** For its owner: how many people saved a search that finds such an ad, from three on. */
export function presentSeekers(listing: ListingRecord, seekers: number): { seekers?: number } {
  return isSought(listing) && seekers >= limits.fewestSeekers ? { seekers } : {};
}

/**
 * Stores how many people look for an ad, once a day whatever changes meanwhile: an owner who changes an ad often learns
 * nothing of single people. May run late, in any order and again.
 */
export async function updateSeekers(id: string, count: Count): Promise<void> {
  if (!(await areSeekersFresh(id))) await recount(id, count);
}

/** Counts again for the ads that were counted a day ago, the earliest first. */
export function updateDueSeekers(count: Count, options: SweepOptions): Promise<void> {
  return sweepSeekers((id) => recount(id, count), options);
}

async function recount(id: string, count: Count): Promise<void> {
  const listing = await findListing(id);
  const isCounted = listing && isSought(listing);
  const entry = isCounted && { card: presentCard(listing), description: listing.description };
  await saveSeekers(id, entry ? await count(entry) : undefined);
}
