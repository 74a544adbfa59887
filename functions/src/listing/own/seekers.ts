import { limits } from '@qaysari/contract/limits';
import { error as logError } from 'firebase-functions/logger';
import { countSeekers } from '../../alert/store.ts';
import { presentCard } from '../present.ts';
import type { ListingRecord } from '../record.ts';
import { readSeekers } from '../statistics-store.ts';

/**
 * For its owner: how many people keep a search that finds such an ad, from three on. Never fails: it is a word of
 * encouragement, and no reason to show no ad.
 */
export async function seekersOf(listing: ListingRecord): Promise<{ seekers?: number }> {
  const { id, description, status, availability } = listing;
  if (status === 'rejected' || availability !== 'forSale') return {};
  try {
    const entry = { card: presentCard(listing), description };
    const seekers = await readSeekers(id, () => countSeekers(entry));
    return seekers < limits.fewestSeekers ? {} : { seekers };
  } catch (error) {
    logError('the people who look for an ad were not counted', error);
    return {};
  }
}
