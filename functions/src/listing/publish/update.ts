import type { updateListing as endpoint } from '@qaysari/contract/publish/calls';
import { notFound } from '../../platform/api-error.ts';
import type { Handler, HandlerInput } from '../../platform/handler.ts';
import { missingForApproval } from '../../user/public.ts';
import { findUser } from '../../user/store.ts';
import {
  imageFieldError,
  imageHashes,
  processSlots,
  writeNewImages,
  type FilledSlot,
} from '../images/image-slots.ts';
import { detachImages } from '../images/image-store.ts';
import { findOwnListing } from '../own/own-listing.ts';
import { presentOwnListing } from '../present.ts';
import { readImages, type ListingRecord } from '../record.ts';
import { keepWords, readInternals } from '../whole-listing.ts';
import { changeListing } from '../write-store.ts';
import { applyChange, documentAfterChange } from './listing-document.ts';
import { hashRequest, limitPublishing } from './requests.ts';

type UpdateInput = HandlerInput<typeof endpoint>;

/**
 * `PUT /listing/update/{id}`. Changes only the fields that the form names; never status, owner or
 * `isFeatured`. The listing keeps the id of its last change, so a retry of it changes nothing.
 */
export const updateListing: Handler<typeof endpoint> = async (input) => {
  const { caller, params } = input;
  const before = await findOwnListing(params.id, caller.uid);
  const changeId = changeIdOf(input);
  const findMade = async () => {
    if (changeId === undefined) return undefined;
    const [internals] = await readInternals([before.id]);
    return internals?.changeId === changeId ? findOwnListing(before.id, caller.uid) : undefined;
  };
  const changed =
    (await findMade()) ??
    (await change(before, changeId, input).catch(async (error: unknown) => {
      // Another try may have made it, and removed the pictures that this one needed.
      const made = await findMade();
      if (made) return made;
      throw error;
    }));
  return presentOwnListing(changed, missingForApproval(await findUser(caller.uid)));
};

/** Another try of the same change was faster. */
class ChangeIsMade extends Error {}

/** Undefined without an `Idempotency-Key`. */
function changeIdOf({ idempotencyKey, body, images }: UpdateInput): string | undefined {
  return idempotencyKey && hashRequest({ body, images }, idempotencyKey);
}

async function change(
  before: ListingRecord,
  changeId: string | undefined,
  { caller, body, images }: UpdateInput,
): Promise<ListingRecord> {
  const { id } = before;
  await limitPublishing(caller.uid);
  const owner = { listingId: id, current: before.images, uid: caller.uid };
  const slots = images && (await processSlots(images, owner));
  const written = await writeNewImages(id, slots ?? []);
  let removeOld = () => Promise.resolve();
  try {
    const changed = await changeListing(id, (document, writes) => {
      if (changeId !== undefined && document['changeId'] === changeId) throw new ChangeIsMade();
      const now = readImages(document['images']);
      const next = slots ? imagesAfterChange(slots, written.hashes, now) : now;
      const gone = now.filter((hash) => !next.includes(hash));
      removeOld = detachImages(writes, id, gone);
      written.attach(writes);
      const after = { ...applyChange(document, body), images: next };
      keepWords(writes, id, document, after);
      return documentAfterChange(document, after, changeId);
    });
    if (!changed) throw notFound();
    await Promise.all([removeOld(), written.settle()]);
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
