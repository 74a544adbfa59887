import { currencyCodes } from '@qaysari/contract/listing/price';
import type { PriceLimits } from '../price-limits.ts';
import type { ListingColumns } from './listing-columns.ts';
import { kindCount } from './listing-kinds.ts';
import type { Bitset } from './bitset.ts';

/** Removes from `found` the listings outside the limits of their currency, and counts the others by kind. */
export function filterByPrice(
  { kind, price, currency }: ListingColumns,
  found: Bitset,
  limits: PriceLimits,
): Uint32Array {
  const mins = currencyCodes.map((code) => limits[code].min);
  const maxs = currencyCodes.map((code) => limits[code].max);
  const counts = new Uint32Array(kindCount);
  for (let i = 0; i < found.length; i++) {
    let kept = found[i] as number;
    for (let rest = kept; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      const slot = (i << 5) + 31 - Math.clz32(bit);
      const cost = price[slot] as number;
      const its = currency[slot] as number;
      if (cost < (mins[its] as number) || cost > (maxs[its] as number)) {
        kept ^= bit;
        continue;
      }
      const number = kind[slot] as number;
      counts[number] = (counts[number] as number) + 1;
    }
    found[i] = kept;
  }
  return counts;
}

/** Counts the found listings by kind, whatever their price. */
export function countByKind({ kind }: ListingColumns, found: Bitset): Uint32Array {
  const counts = new Uint32Array(kindCount);
  for (let i = 0; i < found.length; i++) {
    for (let rest = found[i] as number; rest !== 0; rest &= rest - 1) {
      const its = kind[(i << 5) + 31 - Math.clz32(rest & -rest)] as number;
      counts[its] = (counts[its] as number) + 1;
    }
  }
  return counts;
}

/** The living listings of the wanted kinds, within the limits of their currency where there are any. */
export function allowedListings(
  columns: ListingColumns,
  kinds: Uint8Array,
  limits: PriceLimits | undefined,
): Bitset {
  const allowed = columns.live.slice();
  if (limits) filterByPrice(columns, allowed, limits);
  for (let i = 0; i < allowed.length; i++) {
    let kept = allowed[i] as number;
    for (let rest = kept; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      if (kinds[columns.kind[(i << 5) + 31 - Math.clz32(bit)] as number] !== 1) kept ^= bit;
    }
    allowed[i] = kept;
  }
  return allowed;
}
