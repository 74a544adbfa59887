import { createHash } from 'node:crypto';
import { limits } from '@qaysari/contract/shared/limits';
import type { OwnListing } from '@qaysari/contract/listing/types';
import type { createListing as endpoint } from '@qaysari/contract/publish/calls';
import { ApiError } from '../../platform/api-error.ts';
import type { HandlerInput, Handler } from '../../platform/handler.ts';
import { findUser, missingForApproval } from '../../user/store.ts';
import { newListingDocument } from './new-document.ts';
import { presentOwnListing } from '../present.ts';
import { limitPublishing } from './rate-limit.ts';
import { hashRequest } from './request-hash.ts';
import type { ListingRecord } from '../record.ts';
import { imageHashes, processSlots, writeNewImages } from '../images/image-slots.ts';
import { countListingsByOwner, findListing, insertListing, newListingId } from '../store.ts';
import { readInternals } from '../whole-listing.ts';

type CreateInput = HandlerInput<typeof endpoint>;

/**
 * `POST /listing/create`. Stores the listing with all its images, or nothing. The id is a hash of user
 * and `Idempotency-Key`, so retries create one listing and all return it.
 */
export const createListing: Handler<typeof endpoint> = async (input) => {
  const { caller, idempotencyKey } = input;
  const id =
    idempotencyKey === undefined ? newListingId() : listingIdFor(caller.uid, idempotencyKey);
  const requestHash = hashRequest(input);
  const findMade = async () =>
    idempotencyKey === undefined ? undefined : findEarlier(id, requestHash);
  const listing =
    (await findMade()) ??
    (await publish(id, requestHash, input).catch(async (error: unknown) => {
      // Another try may have published it and removed the pictures that this one needed.
      const earlier = await findMade();
      if (earlier) return earlier;
      throw error;
    }));
  return presentCreated(listing);
};

async function publish(
  id: string,
  requestHash: string,
  { caller, body, images, language }: CreateInput,
): Promise<ListingRecord> {
  await limitPublishing(caller.uid);
  await requireRoom(caller.uid);
  const slots = await processSlots(images ?? [], { listingId: id, current: [], uid: caller.uid });
  const written = await writeNewImages(id, slots);
  try {
    const hashes = imageHashes(slots, written.hashes);
    const owner = caller.uid;
    const document = newListingDocument({
      form: body,
      owner,
      language,
      images: hashes,
      requestHash,
    });
    const inserted = await insertListing(id, document, written.attach);
    if (!inserted) throw new ApiError(409, 'alreadyPublished');
    await written.settle();
    return inserted;
  } catch (error) {
    await written.discard();
    throw error;
  }
}

/** Requests at the same time may exceed the limit by a few. */
async function requireRoom(uid: string): Promise<void> {
  const max = limits.listingsPerMember;
  if ((await countListingsByOwner(uid)) >= max) {
    throw new ApiError(403, 'listingsFull', { params: { max } });
  }
}

/**
 * The listing that another try of the same request has published; undefined when there is none. Throws 409 when it was
 * another request with the same key.
 */
async function findEarlier(id: string, requestHash: string): Promise<ListingRecord | undefined> {
  const earlier = await findListing(id);
  if (!earlier) return undefined;
  const [internals] = await readInternals([id]);
  if (internals?.requestHash !== requestHash) throw new ApiError(409, 'alreadyPublished');
  return earlier;
}

/** The uid is in the hash, so equal keys of two users give different ids. */
function listingIdFor(uid: string, key: string): string {
  return createHash('sha256').update(`${uid}:${key}`).digest('hex').slice(0, 32);
}

async function presentCreated(listing: ListingRecord): Promise<OwnListing> {
  return presentOwnListing(listing, missingForApproval(await findUser(listing.owner)));
}
