import { currencyCodes } from '@qaysari/contract/listing/price';
import type { AmountLimits, Limits } from '../price-limits.ts';
import { profitMonthsTest } from './amounts.ts';
import { keepIf, type Bitset } from './bitset.ts';
import type { ListingColumns } from './listing-columns.ts';

/** Removes from `found` the listings outside of the limits: what `listingMatcher` asks of one listing. */
export function keepWithin(columns: ListingColumns, found: Bitset, limits: Limits): void {
  const { price, currency, profit, profitCurrency, rent, rentCurrency, instalments } = columns;
  if (limits.price) keepIf(found, isBetween(price, currency, limits.price));
  if (limits.profit) keepIf(found, isBetween(profit, profitCurrency, limits.profit));
  if (limits.rent) keepIf(found, isBetween(rent, rentCurrency, limits.rent));
  if (limits.profitMonths) keepIf(found, profitMonthsTest(columns, limits.profitMonths));
  if (limits.instalments) keepIf(found, (slot) => instalments[slot] === 1);
}

type Test = (slot: number) => boolean;

/** Nothing is in between where no currency is stated. */
function isBetween(amount: Float64Array, currency: Uint8Array, limits: AmountLimits): Test {
  const mins = [...currencyCodes.map((code) => limits[code].min), Infinity];
  const maxs = [...currencyCodes.map((code) => limits[code].max), -Infinity];
  return (slot) => {
    const its = currency[slot] as number;
    const value = amount[slot] as number;
    return value >= (mins[its] as number) && value <= (maxs[its] as number);
  };
}
