import { ApiError, notFound } from '../../platform/api-error.ts';
import { canEdit, canView, viewerOf } from '../policy.ts';
import type { ListingRecord } from '../record.ts';
import { findListing } from '../store.ts';

/** Finds a listing that the user may change. Throws 404 when the user may not even see it, else 403. */
export async function findOwnListing(id: string, uid: string): Promise<ListingRecord> {
  const listing = await findListing(id);
  if (!listing) throw notFound();
  const viewer = viewerOf(listing, uid);
  if (canEdit(viewer)) return listing;
  throw canView(listing, viewer) ? new ApiError(403, 'notAllowed') : notFound();
}
