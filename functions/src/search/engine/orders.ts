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
  return {
    ...{ latest, newest },
    priceUp: byAmount(columns, 'priceUp'),
    priceDown: byAmount(columns, 'priceDown'),
    profitDown: byAmount(columns, 'profitDown'),
    profitMonthsUp: byAmount(columns, 'profitMonthsUp'),
    rentUp: byAmount(columns, 'rentUp'),
  };
}

function byAmount(columns: ListingColumns, sort: AmountSort): Uint32Array {
  const order = new Uint32Array(columns.capacity);
  const groups = groupsOf(columns, sort);
  const sizes = new Uint32Array(groups.count);
  for (let slot = 0; slot < columns.size; slot++) {
    const group = groups.of(slot);
    sizes[group] = (sizes[group] as number) + 1;
  }
  const places = new Uint32Array(groups.count);
  for (let group = 1; group < groups.count; group++) {
    places[group] = (places[group - 1] as number) + (sizes[group - 1] as number);
  }
  const ends = places.slice();
  for (let slot = 0; slot < columns.size; slot++) {
    const group = groups.of(slot);
    const end = ends[group] as number;
    ends[group] = end + 1;
    order[end] = slot;
  }
  const by = compared(columns, sort);
  for (let group = 0; group < groups.count - 1; group++) {
    sortGroup(order.subarray(places[group], ends[group]), by);
  }
  return order;
}

/**
 * Sorts slots that are sorted by latest. Each goes to the index where its key begins in the sorted keys, plus one for
 * each equal key before it; those whose keys are equal only because they are rounded change places then.
 */
function sortGroup(slots: Uint32Array, { key, compare }: Compared): void {
  const { length } = slots;
  const byLatest = slots.slice();
  const sorted = Float64Array.from(byLatest, key).sort();
  const seen = new Uint32Array(length);
  for (const slot of byLatest) {
    const start = lowerBound(sorted, key(slot));
    const place = seen[start] as number;
    seen[start] = place + 1;
    slots[start + place] = slot;
  }
  for (let i = 1; i < length; i++) {
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
  const byLatest = (one: number, other: number) => compareByLatest(columns, one, other);
  if (!isByAmount(name)) {
    return name === 'latest'
      ? byLatest
      : (one, other) => compareByTier(columns, one, other) || byLatest(one, other);
  }
  const groups = groupsOf(columns, name);
  const last = groups.count - 1;
  const { compare } = compared(columns, name, rate);
  return (one, other) => {
    const [group, otherGroup] = [groups.of(one), groups.of(other)];
    const isOneOrder = group === otherGroup || (rate && group < last && otherGroup < last);
    if (!isOneOrder) return group - otherGroup;
    return (group < last && compare(one, other)) || byLatest(one, other);
  };
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
