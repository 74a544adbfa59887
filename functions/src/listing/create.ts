import { createHash } from 'node:crypto';
import type { OwnListing } from '@qaysari/contract/listing-entity';
import type { createListing as endpoint } from '@qaysari/contract/publish-endpoints';
import { ApiError } from '../platform/api-error.ts';
import type { Call, Handler } from '../platform/call.ts';
import { findUser, needsBeforeApproval } from '../user/store.ts';
import { writeImages } from './image-store.ts';
import { newDocument } from './new-document.ts';
import { presentOwn } from './present.ts';
import { takePublishTurn } from './publish-limits.ts';
import type { ListingRecord } from './record.ts';
import { hashesOf, newPictures, readSlots } from './slots.ts';
import { findListing, insertListing, newListingId } from './store.ts';

type CreateCall = Call<typeof endpoint>;

/**
 * `POST /listing/create`. All or nothing: no ad without all its pictures, no picture without its ad. The ad's
 * id follows from the `Idempotency-Key`, so that of any number of tries one makes it and all answer it.
 */
export const createListing: Handler<typeof endpoint> = async (call) => {
  const { caller, idempotencyKey } = call;
  const id = idempotencyKey === undefined ? newListingId() : idOf(caller.uid, idempotencyKey);
  const requestHash = hashOf(call);
  const earlier = idempotencyKey === undefined ? undefined : await findListing(id);
  const listing = earlier
    ? sameRequest(earlier, requestHash)
    : await publish(id, requestHash, call);
  return answer(listing);
};

async function publish(
  id: string,
  requestHash: string,
  { caller, body, images, language }: CreateCall,
): Promise<ListingRecord> {
  await takePublishTurn(caller.uid);
  const slots = await readSlots(id, images ?? [], []);
  const written = await writeImages(id, newPictures(slots));
  try {
    const hashes = hashesOf(slots, written.hashes);
    const owner = caller.uid;
    const document = newDocument({ form: body, owner, language, images: hashes, requestHash });
    const { existing, inserted } = await insertListing(id, document, written.keep);
    if (inserted) return inserted;
    await written.discard();
    return sameRequest(existing, requestHash);
  } catch (error) {
    await written.discard();
    throw error;
  }
}

/** Another person's key, however alike, leads to another id. */
function idOf(uid: string, key: string): string {
  return createHash('sha256').update(`${uid}:${key}`).digest('hex').slice(0, 32);
}

function hashOf({ body, images = [] }: CreateCall): string {
  const hash = createHash('sha256').update(JSON.stringify(body));
  for (const slot of images)
    hash.update(slot.kind).update(slot.kind === 'file' ? slot.bytes : slot.text);
  return hash.digest('hex');
}

function sameRequest(earlier: ListingRecord | undefined, requestHash: string): ListingRecord {
  if (earlier?.requestHash !== requestHash) throw new ApiError(409, 'alreadyPublished');
  return earlier;
}

async function answer(listing: ListingRecord): Promise<OwnListing> {
  return presentOwn(listing, needsBeforeApproval(await findUser(listing.owner)));
}
