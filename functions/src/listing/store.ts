import { readCeilings } from '@qaysari/contract/shared/limits';
import type { Availability, Listing, ListingCard } from '@qaysari/contract/listing/types';
import type {
  DocumentData,
  DocumentSnapshot,
  Query,
  QuerySnapshot,
} from 'firebase-admin/firestore';
import { warn } from 'firebase-functions/logger';
import { collection } from '../platform/collections.ts';
import { firestore, isDocumentId, type Timestamp } from '../platform/firestore.ts';
import { approvedProfileOf, isActive, type UserRecord } from '../user/public.ts';
import { canView, isListed, viewerOf } from './policy.ts';
import { presentCard, presentListing } from './present.ts';
import {
  cardFields,
  readImages,
  readListing,
  type CardField,
  type ListingRecord,
} from './record.ts';

/** A whole document of `listings`. */
export type ListingDocument = DocumentData & {
  /** Not a `Date` or a server timestamp: the search entry needs the value before the write. */
  createdAt: Timestamp;
};

export const listings = () => collection('listings');

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
    .limit(readCeilings.listingsPerMember)
    .get();
  return docs.flatMap((each) => toListing(each) ?? []);
}

export async function countListingsByOwner(owner: string): Promise<number> {
  return (await listings().where('owner', '==', owner).count().get()).data().count;
}

/** A new random id. */
export function newListingId(): string {
  return listings().doc().id;
}

/** The content hashes that a listing names now, even when other fields are invalid. */
export async function findListingImages(id: string): Promise<string[]> {
  return readImages((await listings().doc(id).get()).data()?.['images']);
}

/** Undefined for one whose document is invalid, which is logged. */
export function toListing(snapshot: DocumentSnapshot): ListingRecord | undefined {
  const data = snapshot.data();
  return data && readOrWarn(snapshot.id, data);
}

export function readOrWarn(id: string, data: DocumentData): ListingRecord | undefined {
  const listing = isDocumentId(id) ? readListing(id, data) : undefined;
  if (!listing) warn('an ad is left out, because its id or a field it needs is wrong', { id });
  return listing;
}

/** How many listings of an owner our team has approved, also those that lists no longer have. */
export async function countApprovedByOwner(owner: string): Promise<number> {
  const approved = listings().where('owner', '==', owner).where('status', '==', 'approved');
  return (await approved.count().get()).data().count;
}

/** How many listings of an owner lists have; of an owner who is active. Counts, and reads none of them. */
export async function countListedByOwner(owner: string): Promise<number> {
  const unlisted = listings()
    .where('owner', '==', owner)
    .where('status', '==', 'approved')
    .where('availability', 'in', ['sold', 'hidden'] satisfies Availability[]);
  const [all, others] = await Promise.all([countApprovedByOwner(owner), unlisted.count().get()]);
  return all - others.data().count;
}

/** Whether lists have a listing of this owner, who is active. */
async function hasListed(owner: string): Promise<boolean> {
  return (await countListedByOwner(owner)) > 0;
}

/** Whether members can find somebody: in the directory of investors, or by a listing. */
export async function isFindable(user: UserRecord | undefined): Promise<boolean> {
  return isActive(user) && (approvedProfileOf(user) !== undefined || (await hasListed(user.id)));
}

/**
 * A page of an owner's listings that lists have: newest first, and after all those that are not confirmed. Reads no
 * further than the page, but for what is sold, hidden or not confirmed before it.
 */
export async function findListedByOwner(
  owner: string,
  { skip, limit }: { skip: number; limit: number },
): Promise<ListingCardRecord[]> {
  const approved = listings()
    .where('owner', '==', owner)
    .where('status', '==', 'approved')
    .orderBy('createdAt', 'desc')
    .select(...cardFields);
  const [confirmed, others]: [ListingCardRecord[], ListingCardRecord[]] = [[], []];
  let next: Query | undefined = approved;
  while (next && confirmed.length < skip + limit) {
    const wanted = skip + limit - confirmed.length;
    const { docs }: QuerySnapshot = await next.limit(wanted).get();
    for (const card of docs.flatMap((each) => toListing(each) ?? []).filter(isListed)) {
      (card.unconfirmedSince === undefined ? confirmed : others).push(card);
    }
    const last = docs.at(-1);
    next = last && docs.length === wanted ? approved.startAfter(last) : undefined;
  }
  return [...confirmed, ...others].slice(skip, skip + limit);
}

/** What a member sees of a listing, and the content hashes of its pictures. */
interface ShownListing {
  listing: Listing;
  images: readonly string[];
}

/** A listing as it is shown to this member; undefined for one that they cannot see, and for their own. */
export async function findShownListing(id: string, uid: string): Promise<ShownListing | undefined> {
  const record = await findListing(id);
  if (!record || record.owner === uid || !canView(record, 'member')) return undefined;
  const listing = presentListing(record, { viewer: 'member', isFavorite: false });
  return { listing, images: record.images };
}
