import { categoryIds, type CategoryId } from '@qaysari/contract/listing/catalogue';
import type { ListingCard } from '@qaysari/contract/listing/types';
import type { ListingIndex } from './listing-index.ts';
import { isIn } from './bitset.ts';
import { readCard } from './card-bytes.ts';

/** See `SearchEngine.ofCategories`. */
export function ofCategories(
  { columns, orders, cards }: ListingIndex,
  categories: readonly CategoryId[],
  limit: number,
): ListingCard[] {
  const wanted = new Set(categories.map((id) => categoryIds.indexOf(id)));
  const found: ListingCard[] = [];
  for (let place = 0; place < columns.size && found.length < limit; place++) {
    const slot = orders.latest[place] as number;
    if (!isIn(columns.live, slot) || !wanted.has(columns.category[slot] as number)) continue;
    found.push(readCard(cards, slot));
  }
  return found;
}
