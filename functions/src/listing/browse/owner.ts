import { limits } from '@qaysari/contract/limits';
import type { ListingOwner } from '@qaysari/contract/listing-entity';
import type {
  getListingOwner as ownerEndpoint,
  listOwnerListings as listEndpoint,
} from '@qaysari/contract/listing-endpoints';
import { notFound } from '../../platform/api-error.ts';
import type { Handler } from '../../platform/handler.ts';
import { instanceRateLimit } from '../../platform/instance-rate-limit.ts';
import { personFactsOf } from '../../trust/store.ts';
import {
  contactWaysOf,
  findUser,
  isActive,
  nameOnAdsOf,
  type UserRecord,
} from '../../user/store.ts';
import { canContact, canView, isListed, viewerOf } from '../policy.ts';
import { presentCard } from '../present.ts';
import { findCardsByOwner, findListing, type ListingCardRecord } from '../store.ts';
import { countListedByOwner } from './listed-store.ts';

/** A list reads all ads of its owner. Thousands of people share an address on a mobile network. */
const takeList = instanceRateLimit({ limit: 240, seconds: 60 });

/**
 * `GET /listing/owner/{id}`. Throws the same 404 for a missing listing, for one that the caller may not see
 * and for an owner who is deleted or locked out.
 */
export const getListingOwner: Handler<typeof ownerEndpoint> = async ({ params, caller }) => {
  const listing = await findListing(params.id);
  if (!listing) throw notFound();
  const viewer = viewerOf(listing, caller?.uid);
  if (!canView(listing, viewer)) throw notFound();
  const [owner, count] = await Promise.all([
    findUser(listing.owner),
    countListedByOwner(listing.owner),
  ]);
  if (!isActive(owner)) throw notFound();
  return {
    ...(await presentOwner(owner, count)),
    contactWays: canContact(listing, viewer) ? contactWaysOf(owner) : [],
  };
};

/** `GET /listing/of-owner/{id}`. A page past the last one is empty. */
export const listOwnerListings: Handler<typeof listEndpoint> = async ({
  params,
  query,
  address,
}) => {
  takeList(address);
  const owner = await findUser(params.id);
  if (!isActive(owner)) throw notFound();
  const all = await findCardsByOwner(owner.id);
  const open = all.filter(isListed);
  const isConfirmed = (card: ListingCardRecord) => card.unconfirmedSince === undefined;
  const listed = [...open.filter(isConfirmed), ...open.filter((card) => !isConfirmed(card))];
  if (listed.length === 0) throw notFound();
  const start = ((query.page ?? 1) - 1) * limits.listingPageSize;
  return {
    owner: await presentOwner(owner, listed.length),
    listings: listed.slice(start, start + limits.listingPageSize).map(presentCard),
  };
};

/** No more than decisions 62 and 79 say: never last name, username, place, phone or address. */
async function presentOwner(owner: UserRecord, listings: number): Promise<ListingOwner> {
  const name = nameOnAdsOf(owner);
  return {
    _id: owner.id,
    ...(name !== undefined && { name }),
    facts: await personFactsOf(owner),
    listings,
  };
}
