import type { updateListing as endpoint } from '@qaysari/contract/publish-endpoints';
import { notFound } from '../platform/api-error.ts';
import type { Call, Handler } from '../platform/call.ts';
import { findUser, needsBeforeApproval } from '../user/store.ts';
import { afterChange, withChange } from './fields.ts';
import { loosenImages, writeImages } from './image-store.ts';
import { findOwnListing } from './own-listing.ts';
import { presentOwn } from './present.ts';
import { takePublishTurn } from './publish-limits.ts';
import { readImages, type ListingRecord } from './record.ts';
import { hashesOf, newPictures, readSlots, wrongImage, type FilledSlot } from './slots.ts';
import { changeListing } from './store.ts';

type UpdateCall = Call<typeof endpoint>;

/** `PUT /listing/update/{id}`. Only what is given changes; status, owner and featured never by it. */
export const updateListing: Handler<typeof endpoint> = async (call) => {
  const { caller, params, images } = call;
  const before = await findOwnListing(params.id, caller.uid);
  await takePublishTurn(caller.uid);
  const slots = images && (await readSlots(before.id, images, before.images));
  const changed = await change(before, slots, call);
  return presentOwn(changed, needsBeforeApproval(await findUser(caller.uid)));
};

async function change(
  { id }: ListingRecord,
  slots: readonly FilledSlot[] | undefined,
  { body }: UpdateCall,
): Promise<ListingRecord> {
  const written = await writeImages(id, newPictures(slots ?? []));
  let removeOld = () => Promise.resolve();
  try {
    const changed = await changeListing(id, (document, writes) => {
      const now = readImages(document['images']);
      const next = slots ? imagesNow(slots, written.hashes, now) : now;
      const gone = now.filter((hash) => !next.includes(hash));
      removeOld = loosenImages(writes, id, gone);
      written.keep(writes);
      return afterChange(document, { ...withChange(document, body), images: next });
    });
    if (!changed) throw notFound();
    await removeOld();
    return changed;
  } catch (error) {
    await written.discard();
    throw error;
  }
}

/** A picture may have left the ad since it was read. */
function imagesNow(
  slots: readonly FilledSlot[],
  written: readonly string[],
  now: readonly string[],
): string[] {
  slots.forEach((slot, index) => {
    if ('hash' in slot && !now.includes(slot.hash)) throw wrongImage('imageUnknown', index + 1);
  });
  return hashesOf(slots, written);
}
