import type { ListingSort } from '@qaysari/contract/listing-filter';
import type { AdColumns } from './ad-columns.ts';
import { type Bitset, isIn } from './bitset.ts';
import { type Orders, sortSlots } from './orders.ts';

/** Which ads in which order, and how many there are. */
interface Wish {
  found: Bitset;
  /** By kind, 1 for those wanted. */
  kinds: Uint8Array;
  total: number;
  order: ListingSort;
}

/** Up to so many are put in order; to find more of them in the order of all takes less time. */
const fewAds = 256;

/** Slots of the wanted ads: at most `limit` after the first `skip`. */
export function pageOfAds(
  columns: AdColumns,
  orders: Orders,
  { found, kinds, total, order }: Wish,
  { skip, limit }: { skip: number; limit: number },
): number[] {
  const wished = Math.min(limit, total - skip);
  if (wished <= 0) return [];
  if (total <= fewAds) {
    return sortSlots(columns, order, allOf(columns, found, kinds)).slice(skip, skip + wished);
  }
  const page: number[] = [];
  const slots = orders[order];
  let left = skip;
  for (let place = 0; page.length < wished; place++) {
    const slot = slots[place] as number;
    if (isIn(found, slot) && kinds[columns.kind[slot] as number] === 1 && --left < 0) {
      page.push(slot);
    }
  }
  return page;
}

function allOf({ kind }: AdColumns, found: Bitset, kinds: Uint8Array): number[] {
  const slots: number[] = [];
  for (let i = 0; i < found.length; i++) {
    for (let rest = found[i] as number; rest !== 0; rest &= rest - 1) {
      const slot = (i << 5) + 31 - Math.clz32(rest & -rest);
      if (kinds[kind[slot] as number] === 1) slots.push(slot);
    }
  }
  return slots;
}
