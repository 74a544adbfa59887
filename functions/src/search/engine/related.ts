import type { ListingCard } from '@qaysari/contract/listing/types';
import { queryParts } from '../query-parts.ts';
import { type Bitset, emptyBitset, intersect, isIn } from './bitset.ts';
import { readCard } from './card-bytes.ts';
import { sunken } from './listing-columns.ts';
import type { ListingIndex } from './listing-index.ts';

/** See `SearchEngine.related`. */
export function related(index: ListingIndex, id: string, limit: number): ListingCard[] | undefined {
  const { columns, orders, cards } = index;
  const { category, city, standing, live, size, slotOf } = columns;
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
    const isFirst = standing[slot] === sunken ? 5 : 0;
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
