import { isByPrice, type ListingSort } from '@qaysari/contract/listing/filter';
import type { Conversion } from '@qaysari/contract/listing/rate';
import type { ListingColumns } from './listing-columns.ts';
import { type Bitset, isIn } from './bitset.ts';
import { mergedByPrice } from './merged-by-price.ts';
import { type Orders, sortSlots } from './orders.ts';

/** The found listings, their order and their number. */
interface PageQuery {
  found: Bitset;
  /** By kind: 1 for the wanted ones. */
  kinds: Uint8Array;
  total: number;
  order: ListingSort;
  /** Prices in two currencies are one order at this rate; without it one currency comes after the other. */
  rate?: Conversion | undefined;
}

/** Up to this number sorting the matches is faster than walking through the whole order. */
const maxSortedListings = 256;

/** The slots of one page: at most `limit` after the first `skip`. */
export function resultPage(
  columns: ListingColumns,
  orders: Orders,
  { found, kinds, total, order, rate }: PageQuery,
  { skip, limit }: { skip: number; limit: number },
): number[] {
  const count = Math.min(limit, total - skip);
  if (count <= 0) return [];
  if (total <= maxSortedListings) {
    const matches = allMatches(columns, found, kinds);
    return sortSlots(columns, order, matches, rate).slice(skip, skip + count);
  }
  const page: number[] = [];
  const nextSlot = walk(columns, orders, order, rate);
  let left = skip;
  while (page.length < count) {
    const slot = nextSlot();
    if (isIn(found, slot) && kinds[columns.kind[slot] as number] === 1 && --left < 0) {
      page.push(slot);
    }
  }
  return page;
}

/** Answers the slots of an order one by one, live or not. Call it no more often than there are slots. */
function walk(
  columns: ListingColumns,
  orders: Orders,
  order: ListingSort,
  rate: Conversion | undefined,
): () => number {
  if (rate && isByPrice(order)) return mergedByPrice(columns, orders, order, rate);
  let place = 0;
  return () => orders[order][place++] as number;
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
