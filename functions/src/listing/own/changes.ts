import type {
  askForPromotion as askForPromotionEndpoint,
  deleteListing as deleteListingEndpoint,
  renewListing as renewListingEndpoint,
  setAvailability as setAvailabilityEndpoint,
} from '@qaysari/contract/listing/own-calls';
import { ApiError, notFound } from '../../platform/api-error.ts';
import { clock, isFromWrongClock } from '../../platform/clock.ts';
import { Timestamp } from '../../platform/firestore.ts';
import type { Handler } from '../../platform/handler.ts';
import { missingForApproval } from '../../user/public.ts';
import { findUser } from '../../user/store.ts';
import { detachImages } from '../images/image-store.ts';
import { isListed } from '../policy.ts';
import { presentOwnListing, renewableFrom } from '../present.ts';
import { openPromotionRequest } from '../promotion-store.ts';
import { readListing } from '../record.ts';
import { withAvailability, withOwnerActivity } from '../still-for-sale/owner-activity.ts';
import type { ListingDocument } from '../store.ts';
import { changeListing, deleteListingById } from '../write-store.ts';
import { findOwnListing, limitOwnChanges } from './own-listing.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** A second press, or a retry of a request whose answer was lost: no new renewal, and no error. */
const sameRenewalMs = 10 * 60 * 1000;

/** `PUT /listing/renew/{id}`. Throws 409 for a listing that nobody can find, and before its time. */
export const renewListing: Handler<typeof renewListingEndpoint> = async ({ caller, params }) => {
  const { id } = await findOwnListing(params.id, caller.uid);
  await limitOwnChanges(caller.uid);
  const changed = await changeListing(id, (document) => renew(id, document));
  if (!changed) throw notFound();
  return presentOwnListing(changed, missingForApproval(await findUser(caller.uid)));
};

function renew(id: string, document: ListingDocument): ListingDocument {
  const now = clock.now();
  const listing = readListing(id, document);
  if (!listing || !isListed(listing)) throw new ApiError(409, 'renewNotListed');
  const renewedAt = listing.renewedAt?.getTime() ?? -Infinity;
  if (isFromWrongClock(renewedAt)) return { ...document, renewedAt: Timestamp.fromMillis(now) };
  if (now - renewedAt < sameRenewalMs) return document;
  const wait = renewableFrom(listing).getTime() - now;
  if (wait > 0) {
    throw new ApiError(409, 'renewTooSoon', { params: { count: Math.ceil(wait / dayMs) } });
  }
  const { createdAt } = document;
  return { ...withOwnerActivity(document), createdAt, renewedAt: Timestamp.fromMillis(now) };
}

/**
 * `PUT /listing/availability/{id}`. Reads and writes in one transaction, so it meets with a decision of staff
 * and loses neither.
 */
export const setAvailability: Handler<typeof setAvailabilityEndpoint> = async ({
  caller,
  params,
  body,
}) => {
  const { id } = await findOwnListing(params.id, caller.uid);
  await limitOwnChanges(caller.uid);
  const { availability } = body;
  const changed = await changeListing(id, (document) => ({
    ...withAvailability(document, availability),
    createdAt: document.createdAt,
  }));
  if (!changed) throw notFound();
  return presentOwnListing(changed, missingForApproval(await findUser(caller.uid)));
};

/** `DELETE /listing/delete/{id}`. Deletes the listing and its dependent documents, then its images. */
export const deleteListing: Handler<typeof deleteListingEndpoint> = async ({ caller, params }) => {
  const { id } = await findOwnListing(params.id, caller.uid);
  let removeFiles = () => Promise.resolve();
  const isDeleted = await deleteListingById(id, (images, writes) => {
    removeFiles = detachImages(writes, id, images);
  });
  if (!isDeleted) throw notFound();
  await removeFiles();
  return undefined;
};

/** `POST /listing/promotion/{id}`. Throws 409 while a request of that kind is open. */
export const askForPromotion: Handler<typeof askForPromotionEndpoint> = async ({
  caller,
  params,
  body,
}) => {
  const { id, title } = await findOwnListing(params.id, caller.uid);
  const isNew = await openPromotionRequest({
    uid: caller.uid,
    listing: id,
    title,
    kind: body.kind,
  });
  if (!isNew) throw new ApiError(409, 'alreadyAsked');
  return undefined;
};
