import type { getMyListing as endpoint } from '@qaysari/contract/own-listing-endpoints';
import type { Handler } from '../../platform/handler.ts';
import { findUser, missingForApproval } from '../../user/store.ts';
import { presentOwnListing } from '../present.ts';
import { findOpenPromotionRequests } from '../promotion/promotion-store.ts';
import { readStatistics } from '../statistics-store.ts';
import { findOwnListing } from './find-own-listing.ts';
import { seekersOf } from './seekers.ts';

/** `GET /listing/my-listings/{id}`. */
export const getMyListing: Handler<typeof endpoint> = async ({ caller, params }) => {
  const listing = await findOwnListing(params.id, caller.uid);
  const [user, statistics, promotionsAsked, seekers] = await Promise.all([
    findUser(caller.uid),
    readStatistics(listing.id),
    findOpenPromotionRequests(listing.id),
    seekersOf(listing),
  ]);
  return {
    ...presentOwnListing(listing, missingForApproval(user)),
    statistics,
    promotionsAsked,
    ...seekers,
  };
};
