import type { ListingForm } from '@qaysari/contract/listing-form';
import type { registerWithListing as endpoint } from '@qaysari/contract/publish-endpoints';
import type { Call } from '../platform/call.ts';
import type { Writes } from '../platform/firestore.ts';
import { writeImages } from './image-store.ts';
import { newDocument } from './new-document.ts';
import { hashesOf, newPictures, readSlots } from './slots.ts';
import { newListingId, saveListing } from './store.ts';

/** An ad that is ready to be written together with its owner, its pictures stored. Throws field errors. */
export async function prepareFirstListing(
  uid: string,
  { body, images, language }: Call<typeof endpoint>,
): Promise<{ write: (writes: Writes) => void; discard: () => Promise<void> }> {
  const { title, description, location, category, currency, price } = body;
  const form: ListingForm = { title, description, location, category, currency, price };
  const id = newListingId();
  const slots = await readSlots(id, images ?? [], []);
  const { hashes, keep, discard } = await writeImages(id, newPictures(slots));
  return {
    write(writes) {
      const document = { form, owner: uid, language, images: hashesOf(slots, hashes) };
      saveListing(writes, id, newDocument(document));
      keep(writes);
    },
    discard,
  };
}
