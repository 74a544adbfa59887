import { limits } from '@qaysari/contract/shared/limits';
import { usefulRate } from '../../rate/store.ts';
import type { NewInSearch } from '../../search/store.ts';
import { listingSearch } from './listing-search.ts';

/** How many ads of each search came into the lists since; at most 100 of each. */
export async function countNewListings(asked: readonly NewInSearch[]): Promise<number[]> {
  if (asked.length === 0) return [];
  return listingSearch().countNew(asked, limits.newAdsCounted, await usefulRate());
}
