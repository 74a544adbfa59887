import type { endpoints } from '@qaysari/contract/endpoints';
import { getApprovedListing } from '../listing/approved.ts';
import { listListingIds } from '../listing/ides.ts';
import { listListings } from '../listing/list.ts';
import { listRelatedListings } from '../listing/related.ts';
import { suggestListings } from '../listing/suggest.ts';
import type { Handlers } from '../platform/call.ts';
import { getMe } from '../user/me.ts';

/** Who serves each endpoint of the contract. */
export const handlers: Handlers<typeof endpoints> = {
  getApprovedListing,
  getMe,
  listListingIds,
  listListings,
  listRelatedListings,
  suggestListings,
};
