import { collection } from '../platform/collections.ts';
import { deleteFilesWithPrefix } from '../platform/storage.ts';
import { isLockedOut } from '../user/public.ts';
import { findUserIn } from '../user/store.ts';
import { deleteUploadsByOwner } from './images/uploaded-image-store.ts';
import { correctListing, deleteListingById } from './write-store.ts';

const listings = () => collection('listings');

/** Hides the listings of somebody who is locked out, and shows them again afterwards. Safe to call again. */
export async function syncListingsToOwner(owner: string): Promise<void> {
  const { docs } = await listings().where('owner', '==', owner).select().get();
  for (const { id } of docs) {
    await correctListing(id, async (document, transaction) => {
      const isHidden = isLockedOut(await findUserIn(transaction, owner));
      const { isOwnerLockedOut: wasHidden = false, ...rest } = document;
      if (wasHidden === isHidden) return undefined;
      return isHidden ? { ...rest, isOwnerLockedOut: true } : rest;
    });
  }
}

/**
 * Deletes all listings of an owner with their images, one after the other, and the pictures that they
 * uploaded for one. Safe to call again.
 */
export async function deleteListingsByOwner(owner: string): Promise<void> {
  const { docs } = await listings().where('owner', '==', owner).select().get();
  for (const { id } of docs) {
    // Images first: if this crashes, the listing still leads to them.
    await deleteFilesWithPrefix(`listings/${id}/`);
    await deleteListingById(id, () => undefined);
  }
  await deleteUploadsByOwner(owner);
}
