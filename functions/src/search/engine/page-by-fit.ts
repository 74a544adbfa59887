import type { QueryPart } from '../has-part.ts';
import { type Bitset, intersect, removeAll } from './bitset.ts';
import { totalOfKinds } from './listing-kinds.ts';
import type { ListingIndex } from './listing-index.ts';
import { countByKind } from './count-by-kind.ts';
import { listingsWith } from './find-text.ts';
import { resultPage } from './result-page.ts';

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
