import { limits } from '@qaysari/contract/shared/limits';
import type { listListings as endpoint } from '@qaysari/contract/listing/calls';
import { needsRate } from '@qaysari/contract/listing/filter';
import { isRateUseful, type Rate } from '@qaysari/contract/listing/rate';
import { clock } from '../../platform/clock.ts';
import type { Handler } from '../../platform/handler.ts';
import { rateById, usefulRate } from '../../rate/store.ts';
import { listingSearch } from './listing-search.ts';

/** `GET /listing`. A page past the last one is empty, but has the right total and facets. */
export const listListings: Handler<typeof endpoint> = async ({ query }) => {
  const rate = needsRate(query) ? await findRate(query.rate) : undefined;
  const { cards, total, facets, understood } = await listingSearch().search(query, rate);
  const page = query.page ?? 1;
  return {
    ...{ listings: cards, facets, total, page, pageSize: limits.listingPageSize },
    ...(rate && { rate }),
    ...(understood && { understood }),
  };
};

/** The rate of the first page, while it is useful; else the one in force, if that is. */
async function findRate(id: string | undefined): Promise<Rate | undefined> {
  const rate = await usefulRate();
  if (id === undefined || id === rate?._id) return rate;
  const asked = await rateById(id);
  return asked && isRateUseful(asked, new Date(clock.now())) ? asked : rate;
}
