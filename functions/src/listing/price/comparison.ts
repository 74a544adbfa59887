import { profitMonths } from '@qaysari/contract/listing/figures';
import { isSeeking } from '@qaysari/contract/listing/catalogue';
import type { getPriceContext as getPriceContextEndpoint } from '@qaysari/contract/listing/calls';
import type { Currency } from '@qaysari/contract/listing/price';
import type {
  PriceComparison,
  PriceContext,
  ProfitComparison,
} from '@qaysari/contract/listing/types';
import {
  convert,
  isRateUseful,
  otherCurrency,
  type Money,
  type Rate,
} from '@qaysari/contract/listing/rate';
import { notFound } from '../../platform/api-error.ts';
import { clock } from '../../platform/clock.ts';
import type { Handler } from '../../platform/handler.ts';
import { currentRate } from '../../rate/store.ts';
import type { ComparablePrices, ComparableQuery, StatedProfit } from '../../search/public.ts';
import { listingSearch } from '../browse/search.ts';
import { canView } from '../policy.ts';
import type { ListingRecord } from '../record.ts';
import { findListing } from '../store.ts';

/** The middle half of fewer says little. */
const fewest = 10;

/** From the first quartile to the third. Prices further apart are not of similar things. */
const widestSpread = 10;

/** The least that people name. */
const smallestSteps: Readonly<Record<Currency, number>> = { usd: 1, iqd: 250 };

/** The middle half of some prices. */
type MiddleHalf = Omit<PriceComparison, 'scope'>;

/**
 * The middle half of prices, in the currency of the ad; undefined for fewer than ten, for a spread that is not sane,
 * and where the middle half is a single price. Prices in the other currency are converted, if the rate is useful;
 * otherwise they do not count.
 */
export function middleHalf(
  { currency }: Pick<Money, 'currency'>,
  prices: ComparablePrices,
  rate: Rate | undefined,
  now: Date,
): MiddleHalf | undefined {
  const other = otherCurrency(currency);
  const usable = rate && isRateUseful(rate, now) && prices[other].length > 0 ? rate : undefined;
  const converted = usable
    ? prices[other].map((price) => convert({ price, currency: other }, usable))
    : [];
  const all = Float64Array.from([...prices[currency], ...converted]).sort();
  if (all.length < fewest) return undefined;
  const [first, third] = [quantile(all, 0.25), quantile(all, 0.75)];
  if (third > first * widestSpread || third <= first) return undefined;
  const step = (amount: number) => Math.max(smallestSteps[currency], halfOfSecondDigit(amount));
  const low = Math.floor(first / step(first)) * step(first) || first;
  const high = Math.ceil(third / step(third)) * step(third);
  return { count: all.length, currency, low, high, ...(usable && { rate: usable }) };
}

/** Between the two nearest values, as spreadsheets do it. */
function quantile(sorted: Float64Array, share: number): number {
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] as number;
  const above = sorted[Math.ceil(place)] as number;
  return below + (above - below) * (place % 1);
}

/** 500 for 12,345, and 50 for 9,876: a rounding that changes an amount by less than five in a hundred. */
function halfOfSecondDigit(amount: number): number {
  return 10 ** (Math.floor(Math.log10(amount)) - 1) / 2;
}

/** `GET /listing/price-context/{id}`. Its answer is the same for everybody, so it is 404 for a hidden ad's owner too. */
export const getPriceContext: Handler<typeof getPriceContextEndpoint> = async ({ params }) => {
  const listing = await findListing(params.id);
  if (!listing || !canView(listing, 'visitor')) throw notFound();
  const comparisons = await comparisonsOf(listing);
  const history = listing.priceHistory
    .map(({ at, ...price }) => ({ ...price, since: at.toISOString() }))
    .reverse();
  return { ...comparisons, history };
};

type Comparisons = Pick<PriceContext, 'comparison' | 'profitMonths'>;

async function comparisonsOf(listing: ListingRecord): Promise<Comparisons> {
  const { category } = listing;
  // Such an ad names a sum that it looks for: that is no price of a similar thing.
  if (isSeeking(category)) return {};
  const now = new Date(clock.now());
  const [rate, search] = [await currentRate(), listingSearch()];
  const comparison = await narrowest(listing, async (query) =>
    middleHalf(listing, await search.prices(query), rate, now),
  );
  const profitMonths = await narrowest(
    listing,
    async (query) =>
      listing.monthlyProfit && profitHalf(await search.statedProfits(query), rate, now),
  );
  return { ...(comparison && { comparison }), ...(profitMonths && { profitMonths }) };
}

/** With ads of the same city, if they are enough; else with those of all cities (decision 69). */
async function narrowest<Half extends object>(
  { id: except, category, location }: ListingRecord,
  halfOf: (query: ComparableQuery) => Promise<Half | undefined>,
) {
  const inCity = await halfOf({ category, location, except });
  if (inCity) return { scope: 'cityAndCategory' as const, ...inCity };
  const anywhere = await halfOf({ category, except });
  return anywhere && { scope: 'category' as const, ...anywhere };
}

/** As `fewest`: so few ads state a profit that ten of one category would be rare. */
const fewestProfits = 5;

/**
 * The middle half of prices in months of profit, whole ones that hold it; undefined for fewer than five, and for a spread
 * that is not sane. An ad whose price and profit are in two currencies counts if the rate is useful.
 */
export function profitHalf(
  ads: readonly StatedProfit[],
  rate: Rate | undefined,
  now: Date,
): Omit<ProfitComparison, 'scope'> | undefined {
  const usable = rate && isRateUseful(rate, now) ? rate : undefined;
  const found = ads.flatMap(
    ({ price, monthlyProfit }) => profitMonths({ ...price, monthlyProfit }, usable) ?? [],
  );
  if (found.length < fewestProfits) return undefined;
  const sorted = Float64Array.from(found, ({ times }) => times).sort();
  const [first, third] = [quantile(sorted, 0.25), quantile(sorted, 0.75)];
  if (third > first * widestSpread) return undefined;
  const [low, high] = [Math.floor(first), Math.ceil(third)];
  if (high <= low) return undefined;
  const isConverted = found.some((each) => each.isConverted);
  return { count: found.length, low, high, ...(isConverted && usable && { rate: usable }) };
}
