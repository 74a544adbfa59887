import { limits } from '@qaysari/contract/shared/limits';
import type {
  listOwnerListings as listEndpoint,
  getListingOwner as ownerEndpoint,
} from '@qaysari/contract/listing/calls';
import type { ListingOwner } from '@qaysari/contract/listing/types';
import { notFound } from '../../platform/api-error.ts';
import type { Handler } from '../../platform/handler.ts';
import { instanceRateLimit } from '../../platform/instance-rate-limit.ts';
import { personFactsOf } from '../../trust/store.ts';
import { contactWaysOf, isActive, nameOnAdsOf, type UserRecord } from '../../user/public.ts';
import { findUser } from '../../user/store.ts';
import { canContact, canView, viewerOf } from '../policy.ts';
import { presentCard } from '../present.ts';
import { countListedByOwner, findListedByOwner, findListing } from '../store.ts';

/** A late page reads the ones before it too. Thousands of people share an address on a mobile network. */
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
  const count = await countListedByOwner(owner.id);
  if (count === 0) throw notFound();
  const limit = limits.listingPageSize;
  const skip = ((query.page ?? 1) - 1) * limit;
  const [shown, cards] = await Promise.all([
    presentOwner(owner, count),
    skip < count ? findListedByOwner(owner.id, { skip, limit }) : [],
  ]);
  return { owner: shown, listings: cards.map(presentCard) };
};

/** No more than decisions 62 and 79 say: never last name, username, place, phone or address. */
export async function presentOwner(owner: UserRecord, listings: number): Promise<ListingOwner> {
  const name = nameOnAdsOf(owner);
  return {
    _id: owner.id,
    ...(name !== undefined && { name }),
    facts: await personFactsOf(owner),
    listings,
  };
}
