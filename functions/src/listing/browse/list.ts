import { limits } from '@qaysari/contract/limits';
import type { listListings as endpoint } from '@qaysari/contract/listing-endpoints';
import type { Handler } from '../../platform/handler.ts';
import { listingSearch } from './listing-search.ts';

/** `GET /listing`. A page past the last one is empty, but has the right total and facets. */
export const listListings: Handler<typeof endpoint> = async ({ query }) => {
  const { cards, total, facets } = await listingSearch().search(query);
  const page = query.page ?? 1;
  return { listings: cards, facets, total, page, pageSize: limits.listingPageSize };
};
