import {
  compactSearch,
  openSearchIndex,
  rebuildSearch,
  type SearchIndex,
} from '../../search/store.ts';
import { allSearchEntries, syncListingToSearch } from '../store.ts';

let index: SearchIndex | undefined;

/** The search index of this instance, shared by all its requests. */
export function listingSearch(): SearchIndex {
  index ??= openSearchIndex(allSearchEntries);
  return index;
}

/** Call after listings have changed: keeps loading the index fast. */
export function compactListingSearch(): Promise<void> {
  return compactSearch(allSearchEntries);
}

/** Rebuilds the search index from all listings. Returns its size and how many entries were wrong. */
export function rebuildListingSearch(): Promise<{ size: number; corrected: number }> {
  return rebuildSearch(allSearchEntries, (id) => syncListingToSearch(id, { rewrite: true }));
}
