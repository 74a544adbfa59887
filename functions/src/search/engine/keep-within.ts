import { currencyCodes } from '@qaysari/contract/listing/price';
import type { AmountLimits, Limits } from '../price-limits.ts';
import { profitMonthsTest } from './amounts.ts';
import { keepIf, type Bitset } from './bitset.ts';
import type { ListingColumns } from './listing-columns.ts';

/** Removes from `found` the listings outside of the limits: what `listingMatcher` asks of one listing. */
export function keepWithin(columns: ListingColumns, found: Bitset, limits: Limits): void {
  const { price, currency, profit, profitCurrency, rent, rentCurrency, instalments } = columns;
  if (limits.price) keepBetween(found, price, currency, limits.price);
  if (limits.profit) keepBetween(found, profit, profitCurrency, limits.profit);
  if (limits.rent) keepBetween(found, rent, rentCurrency, limits.rent);
  if (limits.profitMonths) keepIf(found, profitMonthsTest(columns, limits.profitMonths));
  if (limits.instalments) keepIf(found, (slot) => instalments[slot] === 1);
}

/** Nothing is in between where no currency is stated. A loop of its own is twice as fast as `keepIf`. */
function keepBetween(
  found: Bitset,
  amount: Float64Array,
  currency: Uint8Array,
  limits: AmountLimits,
): void {
  const mins = [...currencyCodes.map((code) => limits[code].min), Infinity];
  const maxs = [...currencyCodes.map((code) => limits[code].max), -Infinity];
  for (let i = 0; i < found.length; i++) {
    let left = found[i] as number;
    for (let rest = left; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      const slot = (i << 5) + 31 - Math.clz32(bit);
      const value = amount[slot] as number;
      const its = currency[slot] as number;
      if (value < (mins[its] as number) || value > (maxs[its] as number)) left ^= bit;
    }
    found[i] = left;
  }
}
