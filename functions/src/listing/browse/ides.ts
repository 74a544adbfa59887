import { limits } from '@qaysari/contract/shared/limits';
import type { listListingIds as endpoint } from '@qaysari/contract/listing/calls';
import type { Handler } from '../../platform/handler.ts';
import { listingSearch } from './listing-search.ts';

/** `GET /listing/ides`. The ids of approved listings, newest first, one page of them. */
export const listListingIds: Handler<typeof endpoint> = ({ query }) => {
  const limit = limits.listingIdsPageSize;
  return listingSearch().ids({ skip: ((query.page ?? 1) - 1) * limit, limit });
};
