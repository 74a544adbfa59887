import { searchDocument, type SearchEntry } from '../search/store.ts';
import { usefulRate } from '../rate/store.ts';
import { openSavedSearches } from './open-saved-searches.ts';

export { replanIn } from './alert-store.ts';

const savedSearches = openSavedSearches();

/** How many people keep a search that finds such an ad; its owner does not count. */
export async function countSeekers({
  card,
  description,
}: Omit<SearchEntry, 'listedAt'>): Promise<number> {
  const rate = await usefulRate();
  const found = (await savedSearches()).matching(searchDocument(card, description), rate);
  const people = new Set(found.map(({ uid }) => uid));
  people.delete(card.owner);
  return people.size;
}
