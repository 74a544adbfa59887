import { categoryIds, type CategoryId } from '@qaysari/contract/listing/catalogue';
import type { ListingCard } from '@qaysari/contract/listing/types';
import { queryParts } from '../query-parts.ts';
import { emptyBitset, intersect, isIn, type Bitset } from './bitset.ts';
import { readCard } from './card-bytes.ts';
import { unconfirmedTier } from './listing-columns.ts';
import type { ListingIndex } from './listing-index.ts';

/** See `SearchEngine.related`. */
export function related(index: ListingIndex, id: string, limit: number): ListingCard[] | undefined {
  const { columns, orders, cards } = index;
  const { category, city, tier, live, size, slotOf } = columns;
  const self = slotOf.get(id);
  if (self === undefined) return undefined;
  const ofTrade = ofSameTrades(index, readCard(cards, self).title);
  // Of the trade here, of the trade, of the category here, of the category, here; then the same of those that are not
  // confirmed.
  const groups: number[][] = Array.from({ length: 10 }, () => []);
  for (let place = 0; place < size && (groups[0] as number[]).length < limit; place++) {
    const slot = orders.latest[place] as number;
    if (slot === self || !isIn(live, slot)) continue;
    const isElsewhere = city[slot] === city[self] ? 0 : 1;
    const isFirst = tier[slot] === unconfirmedTier ? 5 : 0;
    if (isIn(ofTrade, slot)) groups[isFirst + isElsewhere]?.push(slot);
    else if (category[slot] === category[self]) groups[isFirst + 2 + isElsewhere]?.push(slot);
    else if (isElsewhere === 0) groups[isFirst + 4]?.push(slot);
  }
  return groups
    .flat()
    .slice(0, limit)
    .map((slot) => readCard(cards, slot));
}

/** The listings whose title names all trades that this one names, in any language; none for a title without a trade. */
function ofSameTrades({ columns, matchSets }: ListingIndex, title: string): Bitset {
  const trades = queryParts(title).flatMap(({ names }) => (names ? [names] : []));
  if (trades.length === 0) return emptyBitset(columns.capacity);
  const found = columns.live.slice();
  for (const names of trades) intersect(found, matchSets.of(names, 'head'));
  return found;
}

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
