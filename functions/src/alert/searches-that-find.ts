import { usefulRate } from '../rate/store.ts';
import { documentOfEntry, type FindableEntry } from '../search/store.ts';
import { openSavedSearches } from './open-saved-searches.ts';
import type { SavedSearchKey } from './saved-search-index.ts';

const savedSearches = openSavedSearches();

/** The saved searches that find such an ad, at the rate in force. One read where no search has changed. */
export async function searchesThatFind(entry: FindableEntry): Promise<SavedSearchKey[]> {
  const rate = await usefulRate();
  return (await savedSearches()).matching(documentOfEntry(entry), rate);
}
