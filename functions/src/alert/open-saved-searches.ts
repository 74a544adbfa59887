import { clock } from '../platform/clock.ts';
import { Timestamp } from '../platform/firestore.ts';
import { singleFlight } from '../platform/single-flight.ts';
import { emptySavedSearchIndex, type SavedSearchIndex } from './saved-search-index.ts';
import {
  afterLook,
  nextLook,
  readAllSearches,
  readChangedSearches,
  type Looks,
  type SearchChanges,
} from './saved-search-feed.ts';

/** What an instance holds of 100,000 saved searches (decision 71). */
export const savedSearchesMegabytes = 100;

/**
 * Keeps all saved searches in memory. The returned function resolves with an index that includes every change
 * acknowledged before the call, but for the deletion of people. One read where nothing has changed, shared by
 * concurrent calls. The index keeps changing, so use it at once, without an await in between.
 */
export function openSavedSearches(): () => Promise<SavedSearchIndex> {
  let held: { index: SavedSearchIndex; looks: Looks } | undefined;
  return singleFlight(async () => {
    const from = held && nextLook(held.looks, Timestamp.fromMillis(clock.now()));
    if (held && from) {
      const news = await readChangedSearches(from);
      apply(held.index, news);
      held.looks = afterLook(held.looks, news.readTime);
      return held.index;
    }
    // Dropped before the other is loaded, so that only one is in memory.
    held = undefined;
    const all = await readAllSearches();
    const index = emptySavedSearchIndex();
    apply(index, all);
    const { readTime } = all;
    held = { index, looks: { loadedAt: readTime, readUntil: readTime, lookedBackAt: readTime } };
    return index;
  });
}

function apply(index: SavedSearchIndex, { changes }: SearchChanges): void {
  for (const { key, query } of changes) {
    if (query === undefined) index.remove(key);
    else index.put(key, query);
  }
}
