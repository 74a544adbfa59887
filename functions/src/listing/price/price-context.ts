import { isSeeking } from '@qaysari/contract/listing/catalogue';
import type { getPriceContext as endpoint } from '@qaysari/contract/listing/calls';
import type { PriceComparison } from '@qaysari/contract/listing/types';
import { notFound } from '../../platform/api-error.ts';
import { clock } from '../../platform/clock.ts';
import type { Handler } from '../../platform/handler.ts';
import { currentRate } from '../../rate/store.ts';
import { listingSearch } from '../browse/listing-search.ts';
import { canView } from '../policy.ts';
import type { ListingRecord } from '../record.ts';
import { findListing } from '../store.ts';
import { middleHalf } from './comparison.ts';

/** `GET /listing/price-context/{id}`. Its answer is the same for everybody, so it is 404 for a hidden ad's owner too. */
export const getPriceContext: Handler<typeof endpoint> = async ({ params }) => {
  const listing = await findListing(params.id);
  if (!listing || !canView(listing, 'visitor')) throw notFound();
  const comparison = await compare(listing);
  const history = listing.priceHistory
    .map(({ at, ...price }) => ({ ...price, since: at.toISOString() }))
    .reverse();
  return { ...(comparison && { comparison }), history };
};

/** With ads of the same city, if they are enough; else with those of all cities (decision 69). */
async function compare(listing: ListingRecord): Promise<PriceComparison | undefined> {
  const { id: except, category, location } = listing;
  // Such an ad names a sum that it looks for: that is no price of a similar thing.
  if (isSeeking(category)) return undefined;
  const now = new Date(clock.now());
  const [rate, search] = [await currentRate(), listingSearch()];
  const near = await search.prices({ category, location, except });
  const inCity = middleHalf(listing, near, rate, now);
  if (inCity) return { scope: 'cityAndCategory', ...inCity };
  const anywhere = middleHalf(listing, await search.prices({ category, except }), rate, now);
  return anywhere && { scope: 'category', ...anywhere };
}
