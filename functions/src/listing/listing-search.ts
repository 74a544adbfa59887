import { config } from '../platform/config.ts';
import { openSearchIndex, type SearchEntry, type SearchIndex } from '../search/store.ts';
import { presentCard } from './present.ts';
import { approvedListings } from './store.ts';

let index: SearchIndex | undefined;

/** The search over approved ads that all requests of this instance share. */
export function listingSearch(): SearchIndex {
  index ??= openSearchIndex(approvedEntries, config().searchMaxAgeMs);
  return index;
}

async function approvedEntries(): Promise<SearchEntry[]> {
  const listings = await approvedListings();
  return listings.map((listing) => ({
    card: presentCard(listing),
    description: listing.description,
  }));
}
