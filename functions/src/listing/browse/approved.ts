import type { getApprovedListing as endpoint } from '@qaysari/contract/listing/calls';
import { notFound } from '../../platform/api-error.ts';
import type { Handler } from '../../platform/handler.ts';
import { isFavorite } from '../favorites/favorite-store.ts';
import { canView, viewerOf } from '../policy.ts';
import { presentListing } from '../present.ts';
import { findListing } from '../store.ts';

/**
 * `GET /listing/approved/{id}`. Throws the same 404 for a missing listing and for one that the caller may
 * not see.
 */
export const getApprovedListing: Handler<typeof endpoint> = async ({ params, caller }) => {
  const listing = await findListing(params.id);
  if (!listing) throw notFound();
  const viewer = viewerOf(listing, caller?.uid);
  if (!canView(listing, viewer)) throw notFound();
  return presentListing(listing, {
    viewer,
    isFavorite: caller !== undefined && (await isFavorite(caller.uid, listing.id)),
  });
};
