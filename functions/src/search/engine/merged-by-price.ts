import type { Conversion } from '@qaysari/contract/listing/rate';
import type { ListingColumns } from './listing-columns.ts';
import { comparePrices, type Orders } from './orders.ts';

/**
 * Answers the slots of both currencies one by one, in one order by what they are worth at this rate. An order by price
 * holds one currency after the other, so a new rate needs no other order: the two are merged on the way.
 */
export function mergedByPrice(
  columns: ListingColumns,
  orders: Orders,
  order: 'priceUp' | 'priceDown',
  rate: Conversion,
): () => number {
  const slots = orders[order];
  const { size } = columns;
  const end = endOfFirst(columns, slots);
  const compare = comparePrices(columns, order, rate);
  let [one, other] = [0, end];
  return () => {
    const isFirst =
      other >= size || (one < end && compare(slots[one] as number, slots[other] as number) <= 0);
    return slots[isFirst ? one++ : other++] as number;
  };
}

/** Where the second currency begins. */
function endOfFirst({ currency, size }: ListingColumns, slots: Uint32Array): number {
  let [low, high] = [0, size];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (currency[slots[middle] as number] === 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
