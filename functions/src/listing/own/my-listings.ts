import type { ListingCounts, MyListings } from '@qaysari/contract/listing-entity';
import type { listMyListings as endpoint } from '@qaysari/contract/own-listing-endpoints';
import type { Handler } from '../../platform/handler.ts';
import { presentCard } from '../present.ts';
import type { ListingRecord } from '../record.ts';
import { findListingsByOwner } from '../store.ts';

/**
 * `GET /listing/my-listings`. List and counts come from one read, so they always agree. Nobody has so
 * many listings that counting them is slow.
 */
export const listMyListings: Handler<typeof endpoint> = async ({ caller, query }) => {
  const all = await findListingsByOwner(caller.uid);
  const selected = all.filter(
    ({ status, isFeatured }) =>
      (query.status === undefined || status === query.status) &&
      (query.isFeatured === undefined || isFeatured),
  );
  const answer: MyListings = { listings: selected.map(presentCard), counts: countsOf(all) };
  return answer;
};

function countsOf(listings: readonly ListingRecord[]): ListingCounts {
  const counts = { total: 0, pending: 0, approved: 0, rejected: 0, featured: 0 };
  for (const { status, isFeatured } of listings) {
    counts.total++;
    counts[status]++;
    if (isFeatured) counts.featured++;
  }
  return counts;
}
