import type { FindableEntry } from '../search/store.ts';
import { searchesThatFind } from './searches-that-find.ts';

/** How many people keep a search that finds such an ad; its owner does not count. */
export async function countSeekers(entry: FindableEntry): Promise<number> {
  const people = new Set((await searchesThatFind(entry)).map(({ uid }) => uid));
  people.delete(entry.card.owner);
  return people.size;
}
