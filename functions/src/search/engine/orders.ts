import { currencyCodes, type Currency } from '@qaysari/contract/listing/price';
import { isByPrice, listingSorts, type ListingSort } from '@qaysari/contract/listing/filter';
import type { Conversion } from '@qaysari/contract/listing/rate';
import { worthOf } from '../price-limits.ts';
import { type ListingColumns, unconfirmedTier } from './listing-columns.ts';

/**
 * All slots, live or not, in each sort order. Ties are sorted by `latest`: what is confirmed first, then newest
 * first, then by id.
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
  return { latest, newest, ...byPrice(columns) };
}

function byPrice(columns: ListingColumns): Pick<Orders, 'priceUp' | 'priceDown'> {
  const orders = {
    priceUp: new Uint32Array(columns.capacity),
    priceDown: new Uint32Array(columns.capacity),
  };
  const slots = new Uint32Array(columns.size);
  let before = 0;
  for (let code = 0; code < currencyCodes.length; code++) {
    let count = 0;
    for (let slot = 0; slot < columns.size; slot++) {
      if (columns.currency[slot] === code) slots[count++] = slot;
    }
    placeByPrice(columns, orders, slots.subarray(0, count), before);
    before += count;
  }
  return orders;
}

/**
 * A listing goes to the index where its price begins in the sorted prices, plus one for each equal price
 * before it.
 */
function placeByPrice(
  { price }: ListingColumns,
  { priceUp, priceDown }: Pick<Orders, 'priceUp' | 'priceDown'>,
  slots: Uint32Array,
  before: number,
): void {
  const { length } = slots;
  const sorted = new Float64Array(length);
  for (let i = 0; i < length; i++) sorted[i] = price[slots[i] as number] as number;
  sorted.sort();
  const starts = new Uint32Array(length);
  const equals = new Uint32Array(length);
  for (let i = 0; i < length; i++) {
    const start = lowerBound(sorted, price[slots[i] as number] as number);
    starts[i] = start;
    equals[start] = (equals[start] as number) + 1;
  }
  const seen = new Uint32Array(length);
  for (let i = 0; i < length; i++) {
    const start = starts[i] as number;
    const place = seen[start] as number;
    seen[start] = place + 1;
    priceUp[before + start + place] = slots[i] as number;
    priceDown[before + length - start - (equals[start] as number) + place] = slots[i] as number;
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
    let low = 0;
    let high = slot;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (compare(columns, name, order[middle] as number, slot) <= 0) low = middle + 1;
      else high = middle;
    }
    order.copyWithin(low + 1, low, slot);
    order[low] = slot;
  }
}

/** Sorts some slots in place; by price at a rate, where there is one. */
export function sortSlots(
  columns: ListingColumns,
  name: ListingSort,
  slots: number[],
  rate?: Conversion,
): number[] {
  return slots.sort(
    rate && isByPrice(name)
      ? comparePrices(columns, name, rate)
      : (one, other) => compare(columns, name, one, other),
  );
}

/** Compares what slots of both currencies are worth at a rate. Ties are sorted by `latest`. */
export function comparePrices(
  columns: ListingColumns,
  name: 'priceUp' | 'priceDown',
  rate: Conversion,
): (one: number, other: number) => number {
  const { currency, price } = columns;
  const worth = (slot: number) =>
    worthOf(price[slot] as number, currencyCodes[currency[slot] as number] as Currency, rate);
  return (one, other) => {
    const rise = worth(one) - worth(other);
    if (rise !== 0) return name === 'priceUp' ? rise : -rise;
    return compare(columns, 'latest', one, other);
  };
}

function compare(columns: ListingColumns, name: ListingSort, one: number, other: number): number {
  const { created, ids, tier, currency, price } = columns;
  const rise = (column: Uint8Array | Float64Array) =>
    (column[one] as number) - (column[other] as number);
  if (isByPrice(name)) {
    if (rise(currency) !== 0) return rise(currency);
    if (rise(price) !== 0) return name === 'priceUp' ? rise(price) : -rise(price);
  }
  const lower = Number(tier[one] === unconfirmedTier) - Number(tier[other] === unconfirmedTier);
  if (lower !== 0) return lower;
  if (name === 'newest' && rise(tier) !== 0) return -rise(tier);
  if (rise(created) !== 0) return -rise(created);
  const id = ids[one] as string;
  const otherId = ids[other] as string;
  return id < otherId ? -1 : id > otherId ? 1 : 0;
}
