import type { SearchEntry } from '../search/store.ts';
import { listedSince } from './listed-at.ts';
import { isListed } from './policy.ts';
import { presentCard } from './present.ts';
import type { ListingRecord } from './record.ts';

/** The search entry of a listing; undefined unless lists may have it. */
export function toSearchEntry(listing: ListingRecord | undefined): SearchEntry | undefined {
  if (!listing || !isListed(listing)) return undefined;
  const { description } = listing;
  return { card: presentCard(listing), description, listedAt: listedSince(listing) };
}
