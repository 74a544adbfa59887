import type { PriceComparison } from '@qaysari/contract/listing/types';
import {
  convert,
  isRateUseful,
  otherCurrency,
  type Money,
  type Rate,
} from '@qaysari/contract/listing/rate';
import type { ComparablePrices } from '../../search/store.ts';

/** The middle half of fewer says little. */
const fewest = 10;

/** From the first quartile to the third. Prices further apart are not of similar things. */
const widestSpread = 10;

/** The least that people name. */
const smallestSteps = { usd: 1, iqd: 250 } as const;

/** The middle half of some prices. */
export type MiddleHalf = Omit<PriceComparison, 'scope'>;

/**
 * The middle half of prices, in the currency of the ad; undefined for fewer than ten, for a spread that is not sane,
 * and where one price stands for all. Prices in the other currency are converted, if the rate is useful; otherwise
 * they do not count.
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
