import type { ListingSort } from '@qaysari/contract/listing/filter';
import type { Conversion } from '@qaysari/contract/listing/rate';
import type { QueryPart } from '../has-part.ts';
import { groupsOf, isByAmount, type AmountSort } from './amounts.ts';
import { intersect, isIn, removeAll, type Bitset } from './bitset.ts';
import { countByKind } from './count-by-kind.ts';
import { listingsWith } from './find-text.ts';
import type { ListingColumns } from './listing-columns.ts';
import type { ListingIndex } from './listing-index.ts';
import { totalOfKinds } from './listing-kinds.ts';
import { comparator, sortSlots, type Orders } from './orders.ts';

/**
 * Answers the slots of all groups one by one, in one order at this rate. An order by an amount holds one group after the
 * other, and a new rate changes none inside of it: they are merged on the way.
 */
function mergedByAmount(
  columns: ListingColumns,
  orders: Orders,
  order: AmountSort,
  rate: Conversion,
): () => number {
  const slots = orders[order];
  const compare = comparator(columns, order, rate);
  const isLater = ({ next: one }: Part, { next: other }: Part) =>
    compare(slots[one] as number, slots[other] as number) > 0;
  /** The one that is next comes first. */
  const parts = partsOf(columns, order, slots).sort((one, other) => (isLater(one, other) ? 1 : -1));
  return () => {
    const first = parts[0] as Part;
    const slot = slots[first.next++] as number;
    if (first.next === first.end) parts.shift();
    for (let i = 0; i + 1 < parts.length; i++) {
      const [part, other] = [parts[i] as Part, parts[i + 1] as Part];
      if (!isLater(part, other)) break;
      parts[i] = other;
      parts[i + 1] = part;
    }
    return slot;
  };
}

/** A group in an order: the place of the next slot, and where the group ends. */
interface Part {
  next: number;
  end: number;
}

/** The groups that are not empty. */
function partsOf(columns: ListingColumns, order: AmountSort, slots: Uint32Array): Part[] {
  const groups = groupsOf(columns, order);
  const parts: Part[] = [];
  let next = 0;
  for (let group = 0; group < groups.count; group++) {
    let [low, high] = [next, columns.size];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (groups.of(slots[middle] as number) <= group) low = middle + 1;
      else high = middle;
    }
    if (low > next) parts.push({ next, end: low });
    next = low;
  }
  return parts;
}

/** The found listings, their order and their number. */
interface PageQuery {
  found: Bitset;
  /** By kind: 1 for the wanted ones. */
  kinds: Uint8Array;
  total: number;
  order: ListingSort;
  /** Amounts in two currencies are one order at this rate; without it one currency comes after the other. */
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
  if (rate && isByAmount(order)) return mergedByAmount(columns, orders, order, rate);
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

/**
 * The slots of one page, in groups by how well they fit: all parts whole in the title or in the names of category and
 * city, whole anywhere, by a stem or another name, inside of words. Inside of a group featured first, then newest.
 */
export function pageByFit(
  index: ListingIndex,
  { found, parts, kinds }: { found: Bitset; parts: readonly QueryPart[]; kinds: Uint8Array },
  { skip, limit }: { skip: number; limit: number },
): number[] {
  const { columns, orders, matchSets } = index;
  const rest = found.slice();
  const page: number[] = [];
  let before = 0;
  const groups: ((part: QueryPart) => Bitset)[] = [
    ({ whole }) => matchSets.of(whole, 'head'),
    (part) => listingsWith(index, part, 'whole'),
    (part) => listingsWith(index, part, 'near'),
    (part) => listingsWith(index, part, 'any'),
  ];
  for (const withPart of groups) {
    const group = rest.slice();
    for (const part of parts) intersect(group, withPart(part));
    removeAll(rest, group);
    const total = totalOfKinds(countByKind(columns, group), kinds);
    const slice = { skip: Math.max(0, skip - before), limit: limit - page.length };
    page.push(
      ...resultPage(columns, orders, { found: group, kinds, total, order: 'newest' }, slice),
    );
    before += total;
    if (page.length === limit) break;
  }
  return page;
}
