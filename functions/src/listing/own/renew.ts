import type { renewListing as endpoint } from '@qaysari/contract/listing/own-calls';
import { ApiError, notFound } from '../../platform/api-error.ts';
import { clock, isFromWrongClock } from '../../platform/clock.ts';
import { Timestamp } from '../../platform/firestore.ts';
import type { Handler } from '../../platform/handler.ts';
import { findUser, missingForApproval } from '../../user/store.ts';
import { isListed } from '../policy.ts';
import { presentOwnListing, renewableFrom } from '../present.ts';
import { readListing } from '../record.ts';
import { withSignOfLife } from '../still-for-sale/life.ts';
import { changeListing, type ListingDocument } from '../store.ts';
import { findOwnListing } from './find-own-listing.ts';
import { limitOwnChanges } from './rate-limit.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** A second press, or a retry of a request whose answer was lost: no new renewal, and no error. */
const sameRenewalMs = 10 * 60 * 1000;

/** `PUT /listing/renew/{id}`. Throws 409 for a listing that nobody can find, and before its time. */
export const renewListing: Handler<typeof endpoint> = async ({ caller, params }) => {
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
  return { ...withSignOfLife(document), createdAt, renewedAt: Timestamp.fromMillis(now) };
}
