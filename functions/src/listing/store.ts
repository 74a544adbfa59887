import type { DocumentData, DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { limits } from '@qaysari/contract/shared/limits';
import type { ListingCard } from '@qaysari/contract/listing/types';
import { warn } from 'firebase-functions/logger';
import { collection } from '../platform/collections.ts';
import {
  firestore,
  isDocumentId,
  type Timestamp,
  type TransactionOrBatch,
} from '../platform/firestore.ts';
import { signInNeeded } from '../platform/api-error.ts';
import {
  readSearchStanding,
  syncToSearch,
  writeToSearch,
  type SearchEntry,
} from '../search/store.ts';
import { findUserIn, isActive } from '../user/store.ts';
import { withListedAt } from './listed-at.ts';
import { keepWords } from './keep-words.ts';
import { removeToldNews } from './news/told-news-store.ts';
import { canView, isSettled, mayBePublished, viewerOf, wasApproved } from './policy.ts';
import { presentCard } from './present.ts';
import { withPriceHistory } from './price/price-history.ts';
import { removePromotionRequests } from './promotion/promotion-store.ts';
import {
  cardFields,
  readImages,
  readListing,
  type CardField,
  type ListingRecord,
} from './record.ts';
import { toSearchEntry } from './search-entry.ts';
import { removeStatistics } from './statistics-store.ts';
import { readInternals, readWhole, removeWhole, writeWhole } from './whole-listing.ts';

export { countApprovedByOwner, isFindable } from './browse/listed-store.ts';
export { readFigures } from './statistics-store.ts';
export { noteSeekers, noteSeekersDaily } from './seekers.ts';
export { countNewListings } from './browse/count-new.ts';
export { findSeekingCards } from './browse/seeking.ts';
export { putBack, readTakenDown, takeDown } from './moderation/take-down.ts';
export { deleteListingsByOwner, syncListingsToOwner } from './listings-of-owner.ts';
export { readImages } from './record.ts';
export { keepImages } from './images/keep-images.ts';
export { findShownListing } from './shown-listing.ts';
export { newsOf, type News, type NewsReason } from './news/news.ts';
export { findListed, findStandings, findUntoldNews, markTold } from './news/told-news-store.ts';
export { favoriteTimesIn, findFavoriteKeepers } from './favorites/favorite-store.ts';
export { toSearchEntry } from './search-entry.ts';
export { priceDropOf } from './price/price-history.ts';
export type { ListingRecord } from './record.ts';

/** A whole document of `listings`. */
export type ListingDocument = DocumentData & {
  /** Not a `Date` or a server timestamp: the search entry needs the value before the write. */
  createdAt: Timestamp;
};

const listings = () => collection('listings');

/**
 * Finds a listing in any status; undefined when there is none, or when the id cannot be a document id.
 */
export async function findListing(id: string): Promise<ListingRecord | undefined> {
  if (!isDocumentId(id)) return undefined;
  return toListing(await listings().doc(id).get());
}

/** The card of a listing as it is now; undefined for one that this user cannot see. */
export async function findViewableCard(id: string, uid: string): Promise<ListingCard | undefined> {
  const listing = await findListing(id);
  return listing && canView(listing, viewerOf(listing, uid)) ? presentCard(listing) : undefined;
}

export { findAskedListings } from './still-for-sale/find-asked.ts';

/** The fields of a listing that its card shows. */
export type ListingCardRecord = Pick<ListingRecord, CardField>;

/**
 * Finds the cards of listings, in the order of the ids. `listing` is undefined when there is none, or when
 * its document is invalid.
 */
export async function findCards(
  ids: readonly string[],
): Promise<{ id: string; exists: boolean; listing: ListingCardRecord | undefined }[]> {
  if (ids.length === 0) return [];
  const snapshots = await firestore().getAll(...ids.map((id) => listings().doc(id)), {
    fieldMask: [...cardFields],
  });
  return snapshots.map((each) => ({ id: each.id, exists: each.exists, listing: toListing(each) }));
}

/**
 * Finds the cards of an owner's listings, newest first. Reads only what cards show, and not more listings
 * than anybody has: some had more than `listingsPerMember` before there was a limit.
 */
export async function findCardsByOwner(owner: string): Promise<ListingCardRecord[]> {
  const query = listings().where('owner', '==', owner).orderBy('createdAt', 'desc');
  const { docs } = await query
    .select(...cardFields)
    .limit(2 * limits.listingsPerMember)
    .get();
  return docs.flatMap((each) => toListing(each) ?? []);
}

export async function countListingsByOwner(owner: string): Promise<number> {
  return (await listings().where('owner', '==', owner).count().get()).data().count;
}

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

/** Whether the search must be told when this listing goes. Call it before the transaction writes. */
async function isKnownToSearch(
  transaction: Transaction,
  id: string,
  document: DocumentData,
): Promise<boolean> {
  const standing = await readSearchStanding(transaction, id);
  return standing === 'unknown' ? mayBePublished(document) : standing === 'shown';
}

/** A new random id. */
export function newListingId(): string {
  return listings().doc().id;
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

/** The content hashes that a listing names now, even when other fields are invalid. */
export async function findListingImages(id: string): Promise<string[]> {
  return readImages((await listings().doc(id).get()).data()?.['images']);
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
  if (isKnownToSearch) writeToSearch(writes, id, undefined);
  removeStatistics(writes, id);
  removePromotionRequests(writes, id);
  removeToldNews(writes, id);
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

/** Undefined for one whose document is invalid, which is logged. */
export function toListing(snapshot: DocumentSnapshot): ListingRecord | undefined {
  const data = snapshot.data();
  return data && readOrWarn(snapshot.id, data);
}

function readOrWarn(id: string, data: DocumentData): ListingRecord | undefined {
  const listing = isDocumentId(id) ? readListing(id, data) : undefined;
  if (!listing) warn('an ad is left out, because its id or a field it needs is wrong', { id });
  return listing;
}
