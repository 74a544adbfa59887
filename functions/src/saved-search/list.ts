import { readListingFilter } from '@qaysari/contract/listing/filter';
import type { listSavedSearches as endpoint } from '@qaysari/contract/saved-search/calls';
import { countNewListings } from '../listing/store.ts';
import type { Handler } from '../platform/handler.ts';
import { presentSearch } from './present.ts';
import { limitLooks } from './rate-limit.ts';
import { findSavedSearches } from './store.ts';

/** `GET /saved-search`. Each search that is not paused is one pass of the search in memory; there are 20 at most. */
export const listSavedSearches: Handler<typeof endpoint> = async ({ caller }) => {
  limitLooks(caller.uid);
  const searches = await findSavedSearches(caller.uid);
  const counted = searches.filter(({ isPaused }) => !isPaused);
  const counts = await countNewListings(
    counted.map(({ filter, seenAt }) => ({
      filter: readListingFilter(new URLSearchParams(filter)),
      since: seenAt,
    })),
  );
  const countOf = new Map(counted.map(({ id }, index) => [id, counts[index]]));
  return searches.map((search) => presentSearch(search, countOf.get(search.id)));
};
