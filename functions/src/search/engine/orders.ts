import { listingSorts, type ListingSort } from '@qaysari/contract/listing/filter';
import type { Conversion } from '@qaysari/contract/listing/rate';
import { compared, groupsOf, isByAmount, type AmountSort, type Compared } from './amounts.ts';
import { type ListingColumns, unconfirmedTier } from './listing-columns.ts';

/**
 * All slots, live or not, in each sort order. Ties are sorted by `latest`: what is confirmed first, then newest
 * first, then by id. An order by an amount holds one group after the other (`groupsOf`).
 */
export type Orders = Record<ListingSort, Uint32Array>;

/** Creates the orders for slots that are already sorted by latest. */
export function ordersOf(columns: ListingColumns): Orders {
  const { size, capacity: room, tier } = columns;
  const latest = new Uint32Array(room);
  for (let slot = 0; slot < size; slot++) latest[slot] = slot;
  const newest = new Uint32Array(room);
  let place = 0;
  for (const kind of [1, 0, unconfirmedTier]) {
    for (let slot = 0; slot < size; slot++) if (tier[slot] === kind) newest[place++] = slot;
  }
  const priceDown = new Uint32Array(room);
  return {
    ...{ latest, newest, priceDown },
    priceUp: byAmount(columns, 'priceUp', priceDown),
    profitDown: byAmount(columns, 'profitDown'),
    profitMonthsUp: byAmount(columns, 'profitMonthsUp'),
    rentUp: byAmount(columns, 'rentUp'),
  };
}

/** Also fills `turned` with the same groups, each from its end. */
function byAmount(columns: ListingColumns, sort: AmountSort, turned?: Uint32Array): Uint32Array {
  const order = new Uint32Array(columns.capacity);
  const ends = placeGroups(columns, sort, order);
  const by = compared(columns, sort);
  let from = 0;
  for (const end of ends) {
    sortGroup(order.subarray(from, end), by, turned?.subarray(from, end));
    from = end;
  }
  return order;
}

/** Fills an order with one group after the other, each by latest; answers where they end, but for the last. */
function placeGroups(columns: ListingColumns, sort: AmountSort, order: Uint32Array): Uint32Array {
  const { size } = columns;
  const groups = groupsOf(columns, sort);
  const groupOf = new Uint8Array(size);
  const next = new Uint32Array(groups.count + 1);
  for (let slot = 0; slot < size; slot++) {
    const group = groups.of(slot);
    groupOf[slot] = group;
    next[group + 1] = (next[group + 1] as number) + 1;
  }
  for (let group = 1; group < groups.count; group++) {
    next[group] = (next[group] as number) + (next[group - 1] as number);
  }
  for (let slot = 0; slot < size; slot++) {
    const group = groupOf[slot] as number;
    const place = next[group] as number;
    next[group] = place + 1;
    order[place] = slot;
  }
  return next.subarray(0, groups.count - 1);
}

/**
 * Sorts slots that are sorted by latest. Each goes to the index where its key begins in the sorted keys, plus one for
 * each equal key before it. Those whose keys are only rounded to the same change places then. `turned`: see `byAmount`.
 */
function sortGroup(
  slots: Uint32Array,
  { key, isRounded, compare }: Compared,
  turned: Uint32Array | undefined,
): void {
  const { length } = slots;
  const byLatest = slots.slice();
  const sorted = new Float64Array(length);
  for (let i = 0; i < length; i++) sorted[i] = key(byLatest[i] as number);
  const keys = sorted.slice();
  sorted.sort();
  const starts = new Uint32Array(length);
  const equals = new Uint32Array(length);
  for (let i = 0; i < length; i++) {
    const start = lowerBound(sorted, keys[i] as number);
    starts[i] = start;
    equals[start] = (equals[start] as number) + 1;
  }
  const seen = new Uint32Array(length);
  for (let i = 0; i < length; i++) {
    const [slot, start] = [byLatest[i] as number, starts[i] as number];
    const place = seen[start] as number;
    seen[start] = place + 1;
    slots[start + place] = slot;
    if (turned) turned[length - start - (equals[start] as number) + place] = slot;
  }
  if (isRounded) sortExactly(slots, compare);
}

/** Sorts what is nearly sorted. */
function sortExactly(slots: Uint32Array, compare: Compare): void {
  for (let i = 1; i < slots.length; i++) {
    const slot = slots[i] as number;
    let place = i;
    for (; place > 0 && compare(slots[place - 1] as number, slot) > 0; place--) {
      slots[place] = slots[place - 1] as number;
    }
    slots[place] = slot;
  }
}

function lowerBound(sorted: Float64Array, value: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] as number) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Inserts the last slot of the columns into every order. */
export function insertInOrders(orders: Orders, columns: ListingColumns): void {
  const slot = columns.size - 1;
  for (const name of listingSorts) {
    if (orders[name].length < columns.capacity) {
      const longer = new Uint32Array(columns.capacity);
      longer.set(orders[name]);
      orders[name] = longer;
    }
    const order = orders[name];
    const compare = comparator(columns, name);
    let low = 0;
    let high = slot;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (compare(order[middle] as number, slot) <= 0) low = middle + 1;
      else high = middle;
    }
    order.copyWithin(low + 1, low, slot);
    order[low] = slot;
  }
}

/** Sorts some slots in place; by an amount at a rate, where there is one. */
export function sortSlots(
  columns: ListingColumns,
  name: ListingSort,
  slots: number[],
  rate?: Conversion,
): number[] {
  return slots.sort(comparator(columns, name, rate));
}

type Compare = (one: number, other: number) => number;

/** Compares slots of all groups. Without a rate, one group comes after the other. */
export function comparator(columns: ListingColumns, name: ListingSort, rate?: Conversion): Compare {
  const byLatest: Compare = (one, other) => compareByLatest(columns, one, other);
  if (!isByAmount(name)) {
    return name === 'latest'
      ? byLatest
      : (one, other) => compareByTier(columns, one, other) || byLatest(one, other);
  }
  const { compare } = compared(columns, name, rate);
  const byAmount: Compare = (one, other) => compare(one, other) || byLatest(one, other);
  if (rate) return byAmount;
  const groups = groupsOf(columns, name);
  return (one, other) => groups.of(one) - groups.of(other) || byAmount(one, other);
}

/** By tier: featured, others, those that are not confirmed. */
const ranks = [1, 0, 2];

function compareByTier({ tier }: ListingColumns, one: number, other: number): number {
  const rank = (slot: number) => ranks[tier[slot] as number] as number;
  return rank(one) - rank(other);
}

function compareByLatest(columns: ListingColumns, one: number, other: number): number {
  const { created, ids, tier } = columns;
  const isLast = (slot: number) => Number(tier[slot] === unconfirmedTier);
  if (isLast(one) !== isLast(other)) return isLast(one) - isLast(other);
  const rise = (created[one] as number) - (created[other] as number);
  if (rise !== 0) return -rise;
  const [id, otherId] = [ids[one] as string, ids[other] as string];
  return id < otherId ? -1 : id > otherId ? 1 : 0;
}
