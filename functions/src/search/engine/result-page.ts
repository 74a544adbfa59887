import type { ListingSort } from '@qaysari/contract/listing-filter';
import type { ListingColumns } from './listing-columns.ts';
import { type Bitset, isIn } from './bitset.ts';
import { type Orders, sortSlots } from './orders.ts';

/** The found listings, their order and their number. */
interface PageQuery {
  found: Bitset;
  /** By kind: 1 for the wanted ones. */
  kinds: Uint8Array;
  total: number;
  order: ListingSort;
}

/** Up to this number sorting the matches is faster than walking through the whole order. */
const maxSortedListings = 256;

/** The slots of one page: at most `limit` after the first `skip`. */
export function resultPage(
  columns: ListingColumns,
  orders: Orders,
  { found, kinds, total, order }: PageQuery,
  { skip, limit }: { skip: number; limit: number },
): number[] {
  const count = Math.min(limit, total - skip);
  if (count <= 0) return [];
  if (total <= maxSortedListings) {
    return sortSlots(columns, order, allMatches(columns, found, kinds)).slice(skip, skip + count);
  }
  const page: number[] = [];
  const slots = orders[order];
  let left = skip;
  for (let place = 0; page.length < count; place++) {
    const slot = slots[place] as number;
    if (isIn(found, slot) && kinds[columns.kind[slot] as number] === 1 && --left < 0) {
      page.push(slot);
    }
  }
  return page;
}

function allMatches({ kind }: ListingColumns, found: Bitset, kinds: Uint8Array): number[] {
  const slots: number[] = [];
  for (let i = 0; i < found.length; i++) {
    for (let rest = found[i] as number; rest !== 0; rest &= rest - 1) {
      const slot = (i << 5) + 31 - Math.clz32(rest & -rest);
      if (kinds[kind[slot] as number] === 1) slots.push(slot);
    }
  }
  return slots;
}
