import type { ListingCard } from '@qaysari/contract/listing-entity';
import type { ListingIndex } from './listing-index.ts';
import { isIn } from './bitset.ts';
import { readCard } from './card-bytes.ts';

/** See `SearchEngine.related`. */
export function related(index: ListingIndex, id: string, limit: number): ListingCard[] | undefined {
  const { columns, orders, cards } = index;
  const { category, city, alive, size, slotOf } = columns;
  const self = slotOf.get(id);
  if (self === undefined) return undefined;
  const inBoth: number[] = [];
  const inCategory: number[] = [];
  const inCity: number[] = [];
  for (let place = 0; place < size && inBoth.length < limit; place++) {
    const slot = orders.latest[place] as number;
    if (slot === self || !isIn(alive, slot)) continue;
    const sameCity = city[slot] === city[self];
    if (category[slot] === category[self]) (sameCity ? inBoth : inCategory).push(slot);
    else if (sameCity) inCity.push(slot);
  }
  return [...inBoth, ...inCategory, ...inCity].slice(0, limit).map((slot) => readCard(cards, slot));
}
