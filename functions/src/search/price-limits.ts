import type { Currency } from '@qaysari/contract/listing/price';
import { needsRate, type ListingFilter } from '@qaysari/contract/listing/filter';
import type { Conversion } from '@qaysari/contract/listing/rate';

/** Limits of listed prices, each in its currency; both belong to the range. */
export type PriceLimits = Readonly<Record<Currency, { min: number; max: number }>>;

/** How a filter compares prices: always the listed price of an ad, with limits in its own currency. */
export interface PriceQuestion {
  /** The only currency that is found; undefined for both. */
  currency: Currency | undefined;
  /** Undefined: any price. */
  limits: PriceLimits | undefined;
  /** The rate that counts; undefined where no two currencies are compared. */
  rate: Conversion | undefined;
}

/** Reads a filter at a rate. Without one, limits that name their currency find ads in that currency alone. */
export function priceQuestion(filter: ListingFilter, given: Conversion | undefined): PriceQuestion {
  const { currency, priceCurrency, minPrice, maxPrice } = filter;
  const rate = needsRate(filter) ? given : undefined;
  if (minPrice === undefined && maxPrice === undefined)
    return { currency, limits: undefined, rate };
  const [min, max] = [minPrice ?? -Infinity, maxPrice ?? Infinity];
  const typed = { min, max };
  if (currency !== undefined || priceCurrency === undefined) {
    return { currency, limits: { usd: typed, iqd: typed }, rate };
  }
  if (!rate) return { currency: priceCurrency, limits: { usd: typed, iqd: typed }, rate };
  const limitsIn = (code: Currency) => {
    if (code === priceCurrency) return typed;
    return {
      min: Math.ceil(worthOf(min, priceCurrency, rate) / worthOfHundredth(code, rate)) / 100,
      max: Math.floor(worthOf(max, priceCurrency, rate) / worthOfHundredth(code, rate)) / 100,
    };
  };
  return { currency, limits: { usd: limitsIn('usd'), iqd: limitsIn('iqd') }, rate };
}

/**
 * What a price is worth, to compare prices in two currencies. Prices have two decimals at most: counted in hundredths
 * nothing is lost, and what costs the same is equal.
 */
export function worthOf(price: number, currency: Currency, rate: Conversion): number {
  return Math.round(price * 100) * worthOfHundredth(currency, rate);
}

/** Of a cent, and of the hundredth of a dinar: 100 dollars are `dinars` dinars. */
const worthOfHundredth = (currency: Currency, { dinars }: Conversion) =>
  currency === 'usd' ? dinars : 100;
