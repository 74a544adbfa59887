import { limits } from '@qaysari/contract/limits';
import type { listListings as endpoint } from '@qaysari/contract/listing-endpoints';
import type { Handler } from '../platform/call.ts';
import { listingSearch } from './listing-search.ts';

/** `GET /listing`. A page past the last one is empty, with the true total. */
export const listListings: Handler<typeof endpoint> = async ({ query }) => {
  const { cards, total } = await listingSearch().search(query);
  return { listings: cards, total, page: query.page ?? 1, pageSize: limits.listingPageSize };
};
