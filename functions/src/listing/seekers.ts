import { limits } from '@qaysari/contract/shared/limits';
import type { FindableEntry } from '../search/store.ts';
import type { SweepOptions } from '../platform/sweep.ts';
import { presentCard } from './present.ts';
import type { ListingRecord } from './record.ts';
import { areSeekersFresh, saveSeekers, sweepSeekers } from './statistics-store.ts';
import { findListing } from './store.ts';

/** Answers how many people look for such an ad. */
type Count = (entry: FindableEntry) => Promise<number>;

/** Whether its owner is told how many people look for such an ad. */
const isSought = ({ status, availability }: ListingRecord) =>
  status !== 'rejected' && availability === 'forSale';

/** For its owner: how many people keep a search that finds such an ad, from three on. */
export function presentSeekers(listing: ListingRecord, seekers: number): { seekers?: number } {
  return isSought(listing) && seekers >= limits.fewestSeekers ? { seekers } : {};
}

/**
 * Notes how many people look for an ad, once a day whatever is changed meanwhile: who changes an ad over and over
 * learns nothing of single people. May run late, in any order and again.
 */
export async function noteSeekers(id: string, count: Count): Promise<void> {
  if (!(await areSeekersFresh(id))) await countAnew(id, count);
}

/** Counts again for the ads that were counted a day ago, the earliest first. */
export function noteSeekersDaily(count: Count, options: SweepOptions): Promise<void> {
  return sweepSeekers((id) => countAnew(id, count), options);
}

async function countAnew(id: string, count: Count): Promise<void> {
  const listing = await findListing(id);
  const isCounted = listing && isSought(listing);
  const entry = isCounted && { card: presentCard(listing), description: listing.description };
  await saveSeekers(id, entry ? await count(entry) : undefined);
}
