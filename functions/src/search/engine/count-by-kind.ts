import {
  categoryIds,
  cityIds,
  type CategoryId,
  type CityId,
} from '@qaysari/contract/listing/catalogue';
import { currencyCodes, type Currency } from '@qaysari/contract/listing/price';
import type { PriceLimits } from '../price-limits.ts';
import { isIn, type Bitset } from './bitset.ts';
import { unconfirmedTier, type ListingColumns } from './listing-columns.ts';
import { kindCount } from './listing-kinds.ts';

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
    let left = found[i] as number;
    for (let rest = left; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      const slot = (i << 5) + 31 - Math.clz32(bit);
      const cost = price[slot] as number;
      const its = currency[slot] as number;
      if (cost < (mins[its] as number) || cost > (maxs[its] as number)) {
        left ^= bit;
        continue;
      }
      const number = kind[slot] as number;
      counts[number] = (counts[number] as number) + 1;
    }
    found[i] = left;
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

/** The live listings of the wanted kinds, within the limits of their currency where there are any. */
export function allowedListings(
  columns: ListingColumns,
  kinds: Uint8Array,
  limits: PriceLimits | undefined,
): Bitset {
  const allowed = columns.live.slice();
  if (limits) filterByPrice(columns, allowed, limits);
  for (let i = 0; i < allowed.length; i++) {
    let left = allowed[i] as number;
    for (let rest = left; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      if (kinds[columns.kind[(i << 5) + 31 - Math.clz32(bit)] as number] !== 1) left ^= bit;
    }
    allowed[i] = left;
  }
  return allowed;
}

/** How many of the found listings of the wanted kinds came into the lists after this time; at most `max`. */
export function countListedAfter(
  { kind, listed }: ListingColumns,
  found: Bitset,
  wanted: Uint8Array,
  since: number,
  max: number,
): number {
  let count = 0;
  for (let i = 0; i < found.length; i++) {
    for (let rest = found[i] as number; rest !== 0; rest &= rest - 1) {
      const slot = (i << 5) + 31 - Math.clz32(rest & -rest);
      if (!((listed[slot] as number) > since) || wanted[kind[slot] as number] === 0) continue;
      if (++count === max) return count;
    }
  }
  return count;
}

/** Which prices are wanted. */
export interface ComparableQuery {
  category: CategoryId;
  /** Left out: of all cities. */
  location?: CityId;
  /** The id of a listing that is left out. */
  except: string;
}

/** Prices in the currency in which they are listed, in no order. */
export type ComparablePrices = Record<Currency, number[]>;

/** See `SearchEngine.prices`. */
export function comparablePrices(
  { live, size, slotOf, category, city, currency, tier, price }: ListingColumns,
  { category: wanted, location, except }: ComparableQuery,
): ComparablePrices {
  const prices: ComparablePrices = { usd: [], iqd: [] };
  const inCategory = categoryIds.indexOf(wanted);
  const inCity = location === undefined ? undefined : cityIds.indexOf(location);
  const self = slotOf.get(except);
  for (let slot = 0; slot < size; slot++) {
    if (category[slot] !== inCategory || slot === self || !isIn(live, slot)) continue;
    if ((inCity !== undefined && city[slot] !== inCity) || tier[slot] === unconfirmedTier) continue;
    prices[currencyCodes[currency[slot] as number] as Currency].push(price[slot] as number);
  }
  return prices;
}
