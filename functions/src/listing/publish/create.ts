import { limits } from '@qaysari/contract/shared/limits';
import type { OwnListing } from '@qaysari/contract/listing/types';
import type {
  createListing as createListingEndpoint,
  uploadImage as uploadImageEndpoint,
  registerWithListing as registerWithListingEndpoint,
} from '@qaysari/contract/publish/calls';
import type { ListingForm } from '@qaysari/contract/publish/types';
import { createHash } from 'node:crypto';
import { ApiError } from '../../platform/api-error.ts';
import type { TransactionOrBatch } from '../../platform/firestore.ts';
import type { Handler, HandlerInput } from '../../platform/handler.ts';
import { missingForApproval } from '../../user/public.ts';
import { findUser } from '../../user/store.ts';
import { imageHashes, processOnly, processSlots, writeNewImages } from '../images/image-slots.ts';
import {
  findRepeatedUpload,
  newUploadId,
  saveUpload,
  uploadedImageUrl,
} from '../images/uploaded-image-store.ts';
import { presentOwnListing } from '../present.ts';
import type { ListingRecord } from '../record.ts';
import { countListingsByOwner, findListing, newListingId } from '../store.ts';
import { readInternals } from '../whole-listing.ts';
import { insertListing, saveListing } from '../write-store.ts';
import { newListingDocument } from './listing-document.ts';
import { hashRequest, limitImageUploads, limitPublishing } from './requests.ts';

type CreateInput = HandlerInput<typeof createListingEndpoint>;

/**
 * `POST /listing/create`. Stores the listing with all its images, or nothing. The id is a hash of user
 * and `Idempotency-Key`, so retries create one listing and all return it.
 */
export const createListing: Handler<typeof createListingEndpoint> = async (input) => {
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
    throw new ApiError(403, 'listingsFull', { params: { count: max } });
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

/**
 * Stores the images of a first listing and prepares its document, to be written together with its owner.
 * Throws field errors.
 */
export async function prepareFirstListing(
  uid: string,
  { body, images, language }: HandlerInput<typeof registerWithListingEndpoint>,
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

/**
 * `POST /listing/image`. The id of the upload is a hash of user, `Idempotency-Key` and picture, so retries
 * store one picture and all return it.
 */
export const uploadImage: Handler<typeof uploadImageEndpoint> = async ({
  caller,
  images,
  idempotencyKey,
}) => {
  const [slot] = images ?? [];
  const isRepeatable = idempotencyKey !== undefined && slot?.kind === 'file';
  const upload = isRepeatable ? uploadIdFor(caller.uid, idempotencyKey, slot.bytes) : newUploadId();
  const earlier = isRepeatable ? await findRepeatedUpload(upload) : undefined;
  if (earlier) return { url: uploadedImageUrl(earlier) };
  await limitImageUploads(caller.uid);
  const image = await processOnly(images);
  return { url: uploadedImageUrl(await saveUpload(upload, caller.uid, image)) };
};

/** Not an id that another user could get, whatever key and picture they send. */
function uploadIdFor(uid: string, key: string, bytes: Buffer): string {
  const hash = createHash('sha256').update(`${uid}:${key}:`).update(bytes);
  return hash.digest('hex').slice(0, 32);
}
