import type { SavedSearch } from '@qaysari/contract/saved-search/types';
import type { SavedSearchRecord } from './store.ts';

/** A saved search for its person. `newCount` is counted only of one that is not paused. */
export function presentSearch(
  { id, filter, isPaused, frequency, createdAt }: SavedSearchRecord,
  newCount?: number,
): SavedSearch {
  return {
    ...{ id, filter, isPaused, frequency },
    createdAt: createdAt.toISOString(),
    ...(!isPaused && newCount !== undefined && { newCount }),
  };
}
