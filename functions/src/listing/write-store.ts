import type { DocumentData, Transaction } from 'firebase-admin/firestore';
import { signInNeeded } from '../platform/api-error.ts';
import { firestore, isDocumentId, type TransactionOrBatch } from '../platform/firestore.ts';
import { removeReview } from '../review/store.ts';
import {
  isGoneFromSearch,
  readSearchState,
  syncToSearch,
  writeToSearch,
  type SearchEntry,
} from '../search/store.ts';
import { isActive } from '../user/public.ts';
import { findUserIn } from '../user/store.ts';
import { toSearchEntry, withListedAt } from './listed-at.ts';
import { removeSentNews } from './notified-change-store.ts';
import { isSettled, mayBePublished, wasApproved } from './policy.ts';
import { withPriceHistory } from './price/price-history.ts';
import { removePromotionRequests } from './promotion-store.ts';
import { readImages, readListing, type ListingRecord } from './record.ts';
import { removeStatistics } from './statistics-store.ts';
import { listings, readOrWarn, toListing, type ListingDocument } from './store.ts';
import { keepWords, readInternals, readWhole, removeWhole, writeWhole } from './whole-listing.ts';

/**
 * Writes a whole listing with its price noted, and its search entry, in one transaction or batch: after the commit the
 * next search sees it. Every search pays for an entry, so a listing that nobody can find has none.
 */
export function saveListing(
  writes: TransactionOrBatch,
  id: string,
  document: ListingDocument,
  isKnownToSearch = mayBePublished(document),
): void {
  writeWhole(writes, id, withPriceHistory(document));
  const entry = toSearchEntry(readListing(id, document));
  if (entry || isKnownToSearch) writeToSearch(writes, id, entry);
}

/** Whether the search must be updated when this listing is removed. Call it before the transaction writes. */
async function isKnownToSearch(
  transaction: Transaction,
  id: string,
  document: DocumentData,
): Promise<boolean> {
  const state = await readSearchState(transaction, id);
  return state === 'unknown' ? mayBePublished(document) : state === 'shown';
}

/**
 * Creates a listing, in one transaction with `alsoWrite`, and returns it. Writes nothing when the id exists: then it is
 * undefined. Throws 401 when the owner is deleted.
 */
export function insertListing(
  id: string,
  document: ListingDocument,
  alsoWrite: (writes: TransactionOrBatch) => void,
): Promise<ListingRecord | undefined> {
  return firestore().runTransaction(async (transaction) => {
    if ((await transaction.get(listings().doc(id))).exists) return undefined;
    await requireActiveOwner(transaction, document['owner'] as string);
    saveListing(transaction, id, document);
    alsoWrite(transaction);
    return readListing(id, document);
  });
}

/**
 * Changes a listing in a transaction and returns it; undefined when it is gone. `change` may run more
 * than once; its writes belong to the transaction. Throws 401 when the owner is deleted.
 */
export function changeListing(
  id: string,
  change: (document: ListingDocument, writes: TransactionOrBatch) => ListingDocument,
): Promise<ListingRecord | undefined> {
  return firestore().runTransaction(async (transaction) => {
    const data = await readWhole(transaction, id);
    if (!data) return undefined;
    await requireActiveOwner(transaction, data['owner'] as string);
    const isKnown = await isKnownToSearch(transaction, id, data);
    // A price that staff set, and no trigger has noted yet, comes before what this change brings.
    const changed = change(withPriceHistory(data as ListingDocument), transaction);
    const document = withListedAt(id, data, changed);
    saveListing(transaction, id, document, isKnown);
    return readListing(id, document);
  });
}

/**
 * Corrects a listing in a transaction. `correct` gets the current document, may read and write other
 * ones, and returns the new document; undefined to change nothing. Does nothing for a missing listing.
 */
export async function correctListing(
  id: string,
  correct: (document: DocumentData, transaction: Transaction) => Promise<DocumentData | undefined>,
): Promise<void> {
  if (!isDocumentId(id)) return;
  await firestore().runTransaction(async (transaction) => {
    const data = await readWhole(transaction, id);
    const corrected = data && (await correct(data, transaction));
    const document = corrected && withListedAt(id, data, corrected);
    // An entry that is missing now is written by the trigger's next step.
    if (document) saveListing(transaction, id, document as ListingDocument, mayBePublished(data));
  });
}

/** Nobody would delete or hide what is written after the owner was deleted or locked out. */
async function requireActiveOwner(transaction: Transaction, uid: string): Promise<void> {
  const owner = await findUserIn(transaction, uid);
  if (!isActive(owner)) throw signInNeeded();
}

/**
 * Deletes a listing and its dependent documents in a transaction or batch: after the commit no search
 * finds it.
 */
export function removeListing(
  writes: TransactionOrBatch,
  id: string,
  isKnownToSearch = true,
): void {
  removeWhole(writes, id);
  removeReview(writes, 'listing', id);
  if (isKnownToSearch) writeToSearch(writes, id, undefined);
  removeStatistics(writes, id);
  removePromotionRequests(writes, id);
  removeSentNews(writes, id);
}

/**
 * Deletes a listing in one transaction with `alsoWrite`, which gets its image hashes. Staff can read what it said.
 * False when it is gone already.
 */
export function deleteListingById(
  id: string,
  alsoWrite: (images: readonly string[], writes: TransactionOrBatch) => void,
): Promise<boolean> {
  return firestore().runTransaction(async (transaction) => {
    const data = await readWhole(transaction, id);
    if (!data) return false;
    removeListing(transaction, id, await isKnownToSearch(transaction, id, data));
    keepWords(transaction, id, data);
    alsoWrite(readImages(data['images']), transaction);
    return true;
  });
}

/**
 * Updates the search entry of a listing from its current document. Safe to call at any time and twice,
 * because it ignores the change that caused the call. `before` only counts for a listing that is gone.
 * `rewrite` writes the entry even when it is right already.
 */
export async function syncListingToSearch(
  id: string,
  { before, rewrite = false }: { before?: DocumentData | undefined; rewrite?: boolean } = {},
): Promise<void> {
  if (!isDocumentId(id)) return;
  await firestore().runTransaction(async (transaction) => {
    const document = await readWhole(transaction, id);
    await syncToSearch(transaction, id, toSearchEntry(document && readOrWarn(id, document)), {
      rewrite,
      // The event of a listing that is gone brings no inner fields.
      mayBePublished: document ? mayBePublished(document) : !before || wasApproved(before),
    });
  });
}

const readBatchSize = 500;

/** The search entries of all approved listings, in no order. Reads every one of them. */
export async function* allSearchEntries(): AsyncGenerator<SearchEntry> {
  const query = listings().where('status', '==', 'approved').limit(readBatchSize);
  let page = await query.get();
  for (let last = page.docs.at(-1); last; last = page.docs.at(-1)) {
    const internals = await readInternals(page.docs.map(({ id }) => id));
    for (const [index, snapshot] of page.docs.entries()) {
      const isOpen = !isSettled({ ...snapshot.data(), ...internals[index] });
      const entry = isOpen ? undefined : toSearchEntry(toListing(snapshot));
      if (entry) yield entry;
    }
    page = await query.startAfter(last).get();
  }
}

/** Whether lists have had a listing that is deleted. The search forgets it, some days after. */
export async function wasListed(id: string): Promise<boolean> {
  if (!isDocumentId(id)) return false;
  const [snapshot, isGone] = await Promise.all([listings().doc(id).get(), isGoneFromSearch(id)]);
  return !snapshot.exists && isGone;
}
