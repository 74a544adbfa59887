import { seekingCategories } from '@qaysari/contract/listing/catalogue';
import type { ListingCard } from '@qaysari/contract/listing/types';
import { listingSearch } from './listing-search.ts';

/** Older ones would be read from memory with each call, and hardly anybody pages so far. */
const maxSeekingCards = 2_000;

/**
 * The listed ads of people who look for an investor or a partner, newest first: the latest 2,000. Includes
 * every change acknowledged before the call.
 */
export function findSeekingCards(): Promise<ListingCard[]> {
  return listingSearch().ofCategories(seekingCategories, maxSeekingCards);
}
