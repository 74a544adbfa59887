import type { getMyListing as endpoint } from '@qaysari/contract/own-listing-endpoints';
import type { Handler } from '../platform/call.ts';
import { findUser, needsBeforeApproval } from '../user/store.ts';
import { findOwnListing } from './own-listing.ts';
import { presentOwn } from './present.ts';

/** `GET /listing/my-listings/{id}`. */
export const getMyListing: Handler<typeof endpoint> = async ({ caller, params }) => {
  const listing = await findOwnListing(params.id, caller.uid);
  return presentOwn(listing, needsBeforeApproval(await findUser(caller.uid)));
};
