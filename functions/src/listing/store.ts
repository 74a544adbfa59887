import type { DocumentData, DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { warn } from 'firebase-functions/logger';
import { collection } from '../platform/collections.ts';
import {
  firestore,
  isDocumentId,
  type Timestamp,
  type TransactionOrBatch,
} from '../platform/firestore.ts';
import { signInNeeded } from '../platform/api-error.ts';
import { deleteFilesWithPrefix } from '../platform/storage.ts';
import { syncToSearch, writeToSearch, type SearchEntry } from '../search/store.ts';
import { findUserIn } from '../user/store.ts';
import { presentCard } from './present.ts';
import { removePromotionRequests } from './promotion/promotion-store.ts';
import { readImages, readListing, type ListingRecord } from './record.ts';
import { removeStatistics } from './statistics-store.ts';

/** A whole document, as it is stored. */
export type ListingDocument = DocumentData & {
  /** No `Date` and no server time: what the search is told must be known when it is written. */
  createdAt: Timestamp;
};

/** Ads that are read at a time where all are. */
const readBatchSize = 500;

const listings = () => collection('listings');

/** The ad with that id, in any status; undefined when there is none, or no document can have that id. */
export async function findListing(id: string): Promise<ListingRecord | undefined> {
  if (!isDocumentId(id)) return undefined;
  return toListing(await listings().doc(id).get());
}

/** These ads, in their order; `listing` is undefined where there is none, or one that cannot be read. */
export async function findListings(
  ids: readonly string[],
): Promise<{ id: string; exists: boolean; listing: ListingRecord | undefined }[]> {
  if (ids.length === 0) return [];
  const snapshots = await firestore().getAll(...ids.map((id) => listings().doc(id)));
  return snapshots.map((each) => ({ id: each.id, exists: each.exists, listing: toListing(each) }));
}

/** All ads of a person, newest first. */
export async function findListingsByOwner(owner: string): Promise<ListingRecord[]> {
  const query = listings().where('owner', '==', owner).orderBy('createdAt', 'desc');
  return (await query.get()).docs.flatMap((each) => toListing(each) ?? []);
}

/**
 * Puts a whole ad into a transaction or batch, and beside it what the search is to know of it: once that
 * is committed, the next search answers by it.
 */
export function saveListing(
  writes: TransactionOrBatch,
  id: string,
  document: ListingDocument,
): void {
  writes.set(listings().doc(id), document);
  writeToSearch(writes, id, toSearchEntry(readListing(id, document)));
}

/** An id that no ad has. */
export function newListingId(): string {
  return listings().doc().id;
}

/**
 * Puts a new ad in place, with what `beside` writes. Where that id has one already it writes nothing and
 * answers that one as `existing`. Throws 401 when the owner is gone.
 */
export function insertListing(
  id: string,
  document: ListingDocument,
  alsoWrite: (writes: TransactionOrBatch) => void,
): Promise<{ existing: ListingRecord | undefined; inserted: ListingRecord | undefined }> {
  return firestore().runTransaction(async (transaction) => {
    const snapshot = await transaction.get(listings().doc(id));
    if (snapshot.exists) return { existing: toListing(snapshot), inserted: undefined };
    await requireActiveOwner(transaction, document['owner'] as string);
    saveListing(transaction, id, document);
    alsoWrite(transaction);
    return { existing: undefined, inserted: readListing(id, document) };
  });
}

/**
 * Changes an ad as it is now, and answers it; undefined when it is gone. `change` may be called more
 * than once; what it writes and throws goes with the transaction. Throws 401 when the owner is gone.
 */
export function changeListing(
  id: string,
  change: (document: ListingDocument, writes: TransactionOrBatch) => ListingDocument,
): Promise<ListingRecord | undefined> {
  return firestore().runTransaction(async (transaction) => {
    const data = (await transaction.get(listings().doc(id))).data();
    if (!data) return undefined;
    await requireActiveOwner(transaction, data['owner'] as string);
    const document = change(data as ListingDocument, transaction);
    saveListing(transaction, id, document);
    return readListing(id, document);
  });
}

/**
 * Puts an ad right as `settle` says, which is given the document as it is now and may read and write beside;
 * undefined: it is right. Does nothing where there is no such ad.
 */
export async function correctListing(
  id: string,
  correct: (document: DocumentData, transaction: Transaction) => Promise<DocumentData | undefined>,
): Promise<void> {
  if (!isDocumentId(id)) return;
  await firestore().runTransaction(async (transaction) => {
    const data = (await transaction.get(listings().doc(id))).data();
    const document = data && (await correct(data, transaction));
    if (document) saveListing(transaction, id, document as ListingDocument);
  });
}

/** What is written after somebody was deleted would stay for good. */
async function requireActiveOwner(transaction: Transaction, uid: string): Promise<void> {
  const owner = await findUserIn(transaction, uid);
  if (!owner || owner.deletedAt) throw signInNeeded();
}

/** Content hashes of the pictures that an ad names now, whatever else is wrong with it. */
export async function findListingImages(id: string): Promise<string[]> {
  return readImages((await listings().doc(id).get()).data()?.['images']);
}

/** Removes an ad in a transaction or batch, with what hangs on it: once that is committed, no search finds it. */
export function removeListing(writes: TransactionOrBatch, id: string): void {
  writes.delete(listings().doc(id));
  writeToSearch(writes, id, undefined);
  removeStatistics(writes, id);
  removePromotionRequests(writes, id);
}

/** Removes an ad as it is now, with what `beside` writes about its pictures. False when it is gone already. */
export function deleteListingById(
  id: string,
  alsoWrite: (images: readonly string[], writes: TransactionOrBatch) => void,
): Promise<boolean> {
  return firestore().runTransaction(async (transaction) => {
    const data = (await transaction.get(listings().doc(id))).data();
    if (!data) return false;
    removeListing(transaction, id);
    alsoWrite(readImages(data['images']), transaction);
    return true;
  });
}

/**
 * Makes sure that the search knows an ad as it is now, whoever changed it and however often this is
 * called: it looks at the ad, never at what somebody says of a change. `rewrite`: also where it knows.
 */
export async function syncListingToSearch(id: string, rewrite = false): Promise<void> {
  if (!isDocumentId(id)) return;
  await firestore().runTransaction(async (transaction) => {
    const listing = toListing(await transaction.get(listings().doc(id)));
    await syncToSearch(transaction, id, toSearchEntry(listing), rewrite);
  });
}

/** What the search is told of all approved ads, in no order. Reads every one of them. */
export async function* allSearchEntries(): AsyncGenerator<SearchEntry> {
  const query = listings().where('status', '==', 'approved').limit(readBatchSize);
  let page = await query.get();
  for (let last = page.docs.at(-1); last; last = page.docs.at(-1)) {
    for (const snapshot of page.docs) {
      const entry = toSearchEntry(toListing(snapshot));
      if (entry) yield entry;
    }
    page = await query.startAfter(last).get();
  }
}

/** Only approved ads are found. */
function toSearchEntry(listing: ListingRecord | undefined): SearchEntry | undefined {
  if (listing?.status !== 'approved') return undefined;
  return { card: presentCard(listing), description: listing.description };
}

function toListing(snapshot: DocumentSnapshot): ListingRecord | undefined {
  const data = snapshot.data();
  if (!data) return undefined;
  const listing = isDocumentId(snapshot.id) ? readListing(snapshot.id, data) : undefined;
  if (!listing)
    warn('an ad is left out, because its id or a field it needs is wrong', { id: snapshot.id });
  return listing;
}

/** Removes all ads of an owner and their pictures, one after the other; can be called again at any time. */
export async function deleteListingsByOwner(owner: string): Promise<void> {
  const { docs } = await listings().where('owner', '==', owner).select().get();
  for (const { id } of docs) {
    // Pictures first: an ad that is still there leads to them when this is called again.
    await deleteFilesWithPrefix(`listings/${id}/`);
    const batch = firestore().batch();
    removeListing(batch, id);
    await batch.commit();
  }
}
