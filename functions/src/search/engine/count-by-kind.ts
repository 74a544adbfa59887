import type { Limits } from '../price-limits.ts';
import { keepIf, type Bitset } from './bitset.ts';
import { keepWithin } from './keep-within.ts';
import type { ListingColumns } from './listing-columns.ts';
import { kindCount } from './listing-kinds.ts';

/** Counts the found listings by kind. */
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

/** The live listings of the wanted kinds, within the limits where there are any. */
export function allowedListings(
  columns: ListingColumns,
  kinds: Uint8Array,
  limits: Limits | undefined,
): Bitset {
  const { live, kind } = columns;
  const allowed = live.slice();
  if (limits) keepWithin(columns, allowed, limits);
  keepIf(allowed, (slot) => kinds[kind[slot] as number] === 1);
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
