import { defaultCurrency, type Currency } from '@qaysari/contract/listing/price';
import { needsRate, type ListingFilter } from '@qaysari/contract/listing/filter';
import type { Rate } from '@qaysari/contract/listing/rate';

/**
 * How a list compares prices in two currencies: at a rate; without one in turn, one currency after the other; or only
 * those in the currency of its limits. `none`: it compares no two currencies.
 */
export type Comparison = 'none' | 'atRate' | 'inTurn' | Currency;

/** `rate`: by which the list was answered. */
export function comparisonOf(filter: ListingFilter, rate: Rate | undefined): Comparison {
  if (!needsRate(filter)) return 'none';
  if (rate) return 'atRate';
  const { minPrice, maxPrice } = filter;
  if (minPrice === undefined && maxPrice === undefined) return 'inTurn';
  return filter.priceCurrency ?? defaultCurrency;
}
