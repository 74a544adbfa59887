import {
  compactSearch,
  openSearchIndex,
  rebuildSearch,
  type SearchIndex,
} from '../../search/store.ts';
import { allSearchEntries, syncListingToSearch } from '../store.ts';

let index: SearchIndex | undefined;

/** The search over approved ads that all requests of this instance share. */
export function listingSearch(): SearchIndex {
  index ??= openSearchIndex(allSearchEntries);
  return index;
}

/** To be called after ads have changed: keeps loading the search quick. */
export function compactListingSearch(): Promise<void> {
  return compactSearch(allSearchEntries);
}

/** Makes the search anew from all ads. Answers how many it holds, and how many it knew wrongly. */
export function rebuildListingSearch(): Promise<{ size: number; corrected: number }> {
  return rebuildSearch(allSearchEntries, (id) => syncListingToSearch(id, true));
}
