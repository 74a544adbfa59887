import type { ListingForm } from '@qaysari/contract/publish/types';
import type { registerWithListing as endpoint } from '@qaysari/contract/publish/calls';
import type { HandlerInput } from '../../platform/handler.ts';
import type { TransactionOrBatch } from '../../platform/firestore.ts';
import { newListingDocument } from './new-document.ts';
import { imageHashes, processSlots, writeNewImages } from '../images/image-slots.ts';
import { newListingId, saveListing } from '../store.ts';

/**
 * Stores the images of a first listing and prepares its document, to be written together with its owner.
 * Throws field errors.
 */
export async function prepareFirstListing(
  uid: string,
  { body, images, language }: HandlerInput<typeof endpoint>,
): Promise<{ write: (writes: TransactionOrBatch) => void; discard: () => Promise<void> }> {
  const { title, description, location, category, currency, price } = body;
  const form: ListingForm = { title, description, location, category, currency, price };
  const id = newListingId();
  const slots = await processSlots(images ?? [], { listingId: id, current: [], uid: undefined });
  const { hashes, attach, discard } = await writeNewImages(id, slots);
  return {
    write(writes) {
      const document = { form, owner: uid, language, images: imageHashes(slots, hashes) };
      saveListing(writes, id, newListingDocument(document));
      attach(writes);
    },
    discard,
  };
}
