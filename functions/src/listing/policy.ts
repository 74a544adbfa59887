import type { Viewer } from '@qaysari/contract/listing/types';
import type { ListingRecord } from './record.ts';

/** The relation of a user to a listing; `uid` is undefined for a visitor. */
export function viewerOf(listing: Pick<ListingRecord, 'owner'>, uid: string | undefined): Viewer {
  if (uid === undefined) return 'visitor';
  return uid === listing.owner ? 'owner' : 'member';
}

type Data = Readonly<Record<string, unknown>>;

type Visibility = Pick<ListingRecord, 'status' | 'isOwnerLockedOut' | 'availability'>;

/**
 * Everybody can see approved listings, unless the owner hides them or is locked out; only the owner can see
 * others.
 */
export function canView(listing: Visibility, viewer: Viewer): boolean {
  return viewer === 'owner' || (isPublished(listing) && listing.availability !== 'hidden');
}

/** Lists and search have approved listings that are for sale. */
export function isListed(listing: Visibility): boolean {
  return isPublished(listing) && listing.availability === 'forSale';
}

/** Whether staff have approved it, of somebody who is not locked out. */
export function isPublished({ status, isOwnerLockedOut }: Visibility): boolean {
  return status === 'approved' && !isOwnerLockedOut;
}

/** The contact of a listing that is sold helps nobody but its owner. */
export function canContact(listing: Visibility, viewer: Viewer): boolean {
  return viewer === 'owner' || isListed(listing);
}

/** Only the owner can change, delete and promote a listing. */
export function canEdit(viewer: Viewer): boolean {
  return viewer === 'owner';
}

/** Whether staff approve or have approved a listing, as far as its document alone says. */
export function wasApproved({ status, moderatedAt }: Data): boolean {
  return status === 'approved' || moderatedAt !== undefined;
}

/**
 * Whether a published search index may hold a whole listing. Only staff's approval puts it there. A document without
 * `settled` is of an import: nobody knows.
 */
export function mayBePublished(document: Data): boolean {
  return wasApproved(document) || settledStatus(document) === undefined;
}

/** The status in the last valid state; undefined where there is no such state. */
function settledStatus({ settled }: Data): unknown {
  return (settled as { status?: unknown } | null | undefined)?.status;
}

/** Whether the trigger has taken up the status of a whole listing; until then it may still put it back. */
export function isSettled(document: Data): boolean {
  const settled = settledStatus(document);
  return settled === undefined || settled === document['status'];
}
