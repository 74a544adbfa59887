import type { Bitset } from './bitset.ts';
import type { ListingColumns } from './listing-columns.ts';

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
