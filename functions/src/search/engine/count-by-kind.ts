import type { ListingColumns } from './listing-columns.ts';
import { kindCount } from './listing-kinds.ts';
import type { Bitset } from './bitset.ts';

/** Removes from `found` the listings outside `min` to `max`, and counts the others by kind. */
export function filterByPrice(
  { kind, price }: ListingColumns,
  found: Bitset,
  min: number,
  max: number,
): Uint32Array {
  const counts = new Uint32Array(kindCount);
  for (let i = 0; i < found.length; i++) {
    let kept = found[i] as number;
    for (let rest = kept; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      const slot = (i << 5) + 31 - Math.clz32(bit);
      const cost = price[slot] as number;
      if (cost < min || cost > max) {
        kept ^= bit;
        continue;
      }
      const its = kind[slot] as number;
      counts[its] = (counts[its] as number) + 1;
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
