import type { ListingCard } from '@qaysari/contract/listing-entity';
import { sunken } from './listing-columns.ts';
import type { ListingIndex } from './listing-index.ts';
import { isIn } from './bitset.ts';
import { readCard } from './card-bytes.ts';

/** See `SearchEngine.related`. */
export function related(index: ListingIndex, id: string, limit: number): ListingCard[] | undefined {
  const { columns, orders, cards } = index;
  const { category, city, standing, alive, size, slotOf } = columns;
  const self = slotOf.get(id);
  if (self === undefined) return undefined;
  // In both, in the category, in the city; then the same of those that are not confirmed.
  const groups: number[][] = [[], [], [], [], [], []];
  for (let place = 0; place < size && (groups[0] as number[]).length < limit; place++) {
    const slot = orders.latest[place] as number;
    if (slot === self || !isIn(alive, slot)) continue;
    const sameCity = city[slot] === city[self];
    const sameCategory = category[slot] === category[self];
    if (!sameCity && !sameCategory) continue;
    const group = (standing[slot] === sunken ? 3 : 0) + (sameCategory ? (sameCity ? 0 : 1) : 2);
    groups[group]?.push(slot);
  }
  return groups
    .flat()
    .slice(0, limit)
    .map((slot) => readCard(cards, slot));
}
