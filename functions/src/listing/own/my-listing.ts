import type { getMyListing as endpoint } from '@qaysari/contract/own-listing-endpoints';
import type { Handler } from '../../platform/handler.ts';
import { findUser, missingForApproval } from '../../user/store.ts';
import { findOwnListing } from './find-own-listing.ts';
import { presentOwnListing } from '../present.ts';

/** `GET /listing/my-listings/{id}`. */
export const getMyListing: Handler<typeof endpoint> = async ({ caller, params }) => {
  const listing = await findOwnListing(params.id, caller.uid);
  return presentOwnListing(listing, missingForApproval(await findUser(caller.uid)));
};
