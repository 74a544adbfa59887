import type { getMyListing as endpoint } from '@qaysari/contract/listing/own-calls';
import type { Handler } from '../../platform/handler.ts';
import { findUser, missingForApproval } from '../../user/store.ts';
import { presentOwnListing } from '../present.ts';
import { findOpenPromotionRequests } from '../promotion/promotion-store.ts';
import { presentSeekers } from '../seekers.ts';
import { readFigures } from '../statistics-store.ts';
import { findOwnListing } from './find-own-listing.ts';

/** `GET /listing/my-listings/{id}`. */
export const getMyListing: Handler<typeof endpoint> = async ({ caller, params }) => {
  const listing = await findOwnListing(params.id, caller.uid);
  const [user, { statistics, seekers }, promotionsAsked] = await Promise.all([
    findUser(caller.uid),
    readFigures(listing.id),
    findOpenPromotionRequests(listing.id),
  ]);
  return {
    ...presentOwnListing(listing, missingForApproval(user)),
    statistics,
    promotionsAsked,
    ...presentSeekers(listing, seekers),
  };
};
