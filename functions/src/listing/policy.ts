import type { Viewer } from '@qaysari/contract/listing-entity';
import type { ListingRecord } from './record.ts';

/** The relation of a user to a listing; `uid` is undefined for a visitor. */
export function viewerOf(listing: Pick<ListingRecord, 'owner'>, uid: string | undefined): Viewer {
  if (uid === undefined) return 'visitor';
  return uid === listing.owner ? 'owner' : 'member';
}

/** Everybody can see approved listings, unless the owner is locked out; only the owner can see others. */
export function canView(
  listing: Pick<ListingRecord, 'status' | 'isOwnerLockedOut'>,
  viewer: Viewer,
): boolean {
  return (listing.status === 'approved' && !listing.isOwnerLockedOut) || viewer === 'owner';
}

/** Only the owner can change, delete and promote a listing. */
export function canEdit(viewer: Viewer): boolean {
  return viewer === 'owner';
}
