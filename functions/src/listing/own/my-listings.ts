import { limits } from '@qaysari/contract/shared/limits';
import type { ListingCounts } from '@qaysari/contract/listing/types';
import type {
  getMyListing as getMyListingEndpoint,
  listMyListings as listMyListingsEndpoint,
} from '@qaysari/contract/listing/own-calls';
import type { Handler } from '../../platform/handler.ts';
import { findTakeDown } from '../../report/store.ts';
import { missingForApproval } from '../../user/public.ts';
import { findUser } from '../../user/store.ts';
import { presentCard, presentOwnListing, presentQuestion } from '../present.ts';
import { findOpenPromotionRequests } from '../promotion-store.ts';
import { presentSeekers, readContactCounts, readFigures } from '../statistics-store.ts';
import { findCardsByOwner, type ListingCardRecord } from '../store.ts';
import { findOwnListing, limitOwnLists } from './own-listing.ts';

/**
 * `GET /listing/my-listings`. Page and counts come from one read, so they always agree. Nobody has so many
 * listings that reading their cards is slow (decision 33).
 */
export const listMyListings: Handler<typeof listMyListingsEndpoint> = async ({ caller, query }) => {
  limitOwnLists(caller.uid);
  const all = await findCardsByOwner(caller.uid);
  const selected = all.filter(
    ({ status, isFeatured, availability }) =>
      (query.status === undefined || status === query.status) &&
      (query.isFeatured === undefined || isFeatured) &&
      (query.availability === undefined || availability === query.availability),
  );
  const start = ((query.page ?? 1) - 1) * limits.ownPageSize;
  const shown = selected.slice(start, start + limits.ownPageSize);
  const contacts = await readContactCounts(shown.map(({ id }) => id));
  return {
    listings: shown.map((card, place) => ({
      ...presentCard(card),
      ...presentQuestion(card),
      contacts: contacts[place] ?? 0,
    })),
    total: selected.length,
    counts: countsOf(all),
  };
};

function countsOf(listings: readonly ListingCardRecord[]): ListingCounts {
  const counts = {
    total: 0,
    pending: 0,
    approved: 0,
    rejected: 0,
    featured: 0,
    sold: 0,
    hidden: 0,
  };
  for (const { status, isFeatured, availability } of listings) {
    counts.total++;
    if (status !== 'approved' || availability === 'forSale') counts[status]++;
    if (isFeatured) counts.featured++;
    if (availability !== 'forSale') counts[availability]++;
  }
  return counts;
}

/** `GET /listing/my-listings/{id}`. */
export const getMyListing: Handler<typeof getMyListingEndpoint> = async ({ caller, params }) => {
  const listing = await findOwnListing(params.id, caller.uid);
  const { status, moderatedAt } = listing;
  const [user, { statistics, seekers }, promotionsAsked, takenDown] = await Promise.all([
    findUser(caller.uid),
    readFigures(listing.id),
    findOpenPromotionRequests(listing.id),
    status === 'rejected' && moderatedAt ? findTakeDown(listing.id, moderatedAt) : undefined,
  ]);
  return {
    ...presentOwnListing(listing, missingForApproval(user)),
    statistics,
    promotionsAsked,
    ...(takenDown && { takenDown }),
    ...presentSeekers(listing, seekers),
  };
};
