import type { deleteListing as endpoint } from '@qaysari/contract/own-listing-endpoints';
import { notFound } from '../platform/api-error.ts';
import type { Handler } from '../platform/call.ts';
import { loosenImages } from './image-store.ts';
import { findOwnListing } from './own-listing.ts';
import { takeListingAway } from './store.ts';

/** `DELETE /listing/delete/{id}`: the ad with all that hangs on it, and then its pictures. */
export const deleteListing: Handler<typeof endpoint> = async ({ caller, params }) => {
  const { id } = await findOwnListing(params.id, caller.uid);
  let removeFiles = () => Promise.resolve();
  const isGone = await takeListingAway(id, (images, writes) => {
    removeFiles = loosenImages(writes, id, images);
  });
  if (!isGone) throw notFound();
  await removeFiles();
  return undefined;
};
