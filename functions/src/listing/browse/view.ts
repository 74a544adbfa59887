import { limits } from '@qaysari/contract/shared/limits';
import type {
  countListingView as countListingViewEndpoint,
  getApprovedListing as getApprovedListingEndpoint,
} from '@qaysari/contract/listing/calls';
import type { getListingContact as getListingContactEndpoint } from '@qaysari/contract/listing/own-calls';
import { notFound } from '../../platform/api-error.ts';
import type { Handler } from '../../platform/handler.ts';
import { countAndThrottle, type ThrottleRule } from '../../platform/throttle.ts';
import { isWithin } from '../../platform/rate-limit.ts';
import { isActive, revealContact } from '../../user/public.ts';
import { findUser } from '../../user/store.ts';
import { isFavorite } from '../favorites.ts';
import { canContact, canView, viewerOf } from '../policy.ts';
import { presentListing } from '../present.ts';
import { countContactView, countView } from '../statistics-store.ts';
import { findListing } from '../store.ts';

/**
 * `GET /listing/approved/{id}`. Throws the same 404 for a missing listing and for one that the caller may
 * not see.
 */
export const getApprovedListing: Handler<typeof getApprovedListingEndpoint> = async ({
  params,
  caller,
}) => {
  const listing = await findListing(params.id);
  if (!listing) throw notFound();
  const viewer = viewerOf(listing, caller?.uid);
  if (!canView(listing, viewer)) throw notFound();
  return presentListing(listing, {
    viewer,
    isFavorite: caller !== undefined && (await isFavorite(caller.uid, listing.id)),
  });
};

/** `GET /listing/contact/{id}`. The statistics do not count the owner's own requests. */
export const getListingContact: Handler<typeof getListingContactEndpoint> = async ({
  caller,
  params,
  address,
}) => {
  const listing = await findListing(params.id);
  if (!listing) throw notFound();
  const viewer = viewerOf(listing, caller?.uid);
  if (!canContact(listing, viewer)) throw notFound();
  const owner = await findUser(listing.owner);
  if (!isActive(owner)) throw notFound();
  const contact = await revealContact(owner, { uid: caller?.uid, address });
  if (viewer !== 'owner') await countContactView(listing.id);
  return contact;
};

const day = 24 * 60 * 60;
/** Above what thousands of people behind one address of a mobile network look at. */
const viewThrottle: ThrottleRule = { kind: 'view-address', free: 1_000, ceiling: 4_000 };

/**
 * `POST /listing/view/{id}`. A view that was counted already is no error: nobody learns who looked before.
 * The owner's own views are not counted.
 */
export const countListingView: Handler<typeof countListingViewEndpoint> = async ({
  caller,
  params,
  address,
}) => {
  await countAndThrottle(viewThrottle, address);
  const listing = await findListing(params.id);
  const viewer = listing && viewerOf(listing, caller?.uid);
  if (!listing || !viewer || !canView(listing, viewer)) throw notFound();
  if (viewer === 'owner') return undefined;
  const who = caller ? `member:${caller.uid}` : `address:${address}`;
  const limit = caller ? 1 : limits.viewsPerAddress;
  const rules = [{ limit, seconds: day }];
  if (await isWithin({ kind: 'view', subject: `${listing.id}:${who}`, rules }))
    await countView(listing.id);
  return undefined;
};
