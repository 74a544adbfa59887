import { ApiError, notFound } from '../../platform/api-error.ts';
import { canEdit, canView, viewerOf } from '../policy.ts';
import type { ListingRecord } from '../record.ts';
import { findListing } from '../store.ts';

/** An ad that this person may change. Throws 404 for one that they may not even see, else 403. */
export async function findOwnListing(id: string, uid: string): Promise<ListingRecord> {
  const listing = await findListing(id);
  if (!listing) throw notFound();
  const viewer = viewerOf(listing, uid);
  if (canEdit(viewer)) return listing;
  throw canView(listing, viewer) ? new ApiError(403, 'notAllowed') : notFound();
}
