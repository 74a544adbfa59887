import type { updateListing as endpoint } from '@qaysari/contract/publish-endpoints';
import { notFound } from '../../platform/api-error.ts';
import type { HandlerInput, Handler } from '../../platform/handler.ts';
import { findUser, missingForApproval } from '../../user/store.ts';
import { documentAfterChange, applyChange } from './listing-document.ts';
import { detachImages, writeImages } from '../images/image-store.ts';
import { findOwnListing } from '../own/find-own-listing.ts';
import { presentOwnListing } from '../present.ts';
import { limitPublishing } from './rate-limit.ts';
import { readImages, type ListingRecord } from '../record.ts';
import {
  imageHashes,
  newImages,
  processSlots,
  imageFieldError,
  type FilledSlot,
} from '../images/image-slots.ts';
import { changeListing } from '../store.ts';

type UpdateInput = HandlerInput<typeof endpoint>;

/**
 * `PUT /listing/update/{id}`. Changes only the fields that the form names; never status, owner or
 * `isFeatured`.
 */
export const updateListing: Handler<typeof endpoint> = async (input) => {
  const { caller, params, images } = input;
  const before = await findOwnListing(params.id, caller.uid);
  await limitPublishing(caller.uid);
  const slots = images && (await processSlots(before.id, images, before.images));
  const changed = await change(before, slots, input);
  return presentOwnListing(changed, missingForApproval(await findUser(caller.uid)));
};

async function change(
  { id }: ListingRecord,
  slots: readonly FilledSlot[] | undefined,
  { body }: UpdateInput,
): Promise<ListingRecord> {
  const written = await writeImages(id, newImages(slots ?? []));
  let removeOld = () => Promise.resolve();
  try {
    const changed = await changeListing(id, (document, writes) => {
      const now = readImages(document['images']);
      const next = slots ? imagesAfterChange(slots, written.hashes, now) : now;
      const gone = now.filter((hash) => !next.includes(hash));
      removeOld = detachImages(writes, id, gone);
      written.attach(writes);
      return documentAfterChange(document, { ...applyChange(document, body), images: next });
    });
    if (!changed) throw notFound();
    await removeOld();
    return changed;
  } catch (error) {
    await written.discard();
    throw error;
  }
}

/** A concurrent request may have removed an image from the listing. */
function imagesAfterChange(
  slots: readonly FilledSlot[],
  written: readonly string[],
  now: readonly string[],
): string[] {
  slots.forEach((slot, index) => {
    if ('hash' in slot && !now.includes(slot.hash))
      throw imageFieldError('imageUnknown', index + 1);
  });
  return imageHashes(slots, written);
}
