import type { Viewer } from '@qaysari/contract/listing-entity';
import type { ListingRecord } from './record.ts';

/** What somebody is to an ad; `uid` is undefined for a visitor. */
export function viewerOf(listing: Pick<ListingRecord, 'owner'>, uid: string | undefined): Viewer {
  if (uid === undefined) return 'visitor';
  return uid === listing.owner ? 'owner' : 'member';
}

/** Approved ads are for all; one in another status is only for its owner. */
export function canView(listing: Pick<ListingRecord, 'status'>, viewer: Viewer): boolean {
  return listing.status === 'approved' || viewer === 'owner';
}

/** Changing, deleting and asking for promotion are for the owner. */
export function canEdit(viewer: Viewer): boolean {
  return viewer === 'owner';
}
