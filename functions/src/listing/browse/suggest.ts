import { limits } from '@qaysari/contract/shared/limits';
import type { suggestListings as endpoint } from '@qaysari/contract/listing/calls';
import type { Handler } from '../../platform/handler.ts';
import { listingSearch } from './listing-search.ts';

/** `GET /listing/suggest`. An empty text has no suggestions. */
export const suggestListings: Handler<typeof endpoint> = async ({ query }) => {
  if (query.search === undefined) return { listings: [], trades: [], category: [], location: [] };
  return listingSearch().suggest(query.search, limits.suggestedListings);
};
