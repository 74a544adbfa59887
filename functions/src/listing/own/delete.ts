import type { deleteListing as endpoint } from '@qaysari/contract/listing/own-calls';
import { notFound } from '../../platform/api-error.ts';
import type { Handler } from '../../platform/handler.ts';
import { detachImages } from '../images/image-store.ts';
import { findOwnListing } from './find-own-listing.ts';
import { deleteListingById } from '../store.ts';

/** `DELETE /listing/delete/{id}`. Deletes the listing and its dependent documents, then its images. */
export const deleteListing: Handler<typeof endpoint> = async ({ caller, params }) => {
  const { id } = await findOwnListing(params.id, caller.uid);
  let removeFiles = () => Promise.resolve();
  const isDeleted = await deleteListingById(id, (images, writes) => {
    removeFiles = detachImages(writes, id, images);
  });
  if (!isDeleted) throw notFound();
  await removeFiles();
  return undefined;
};
