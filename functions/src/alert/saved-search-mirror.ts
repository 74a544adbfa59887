import type { Query } from 'firebase-admin/firestore';
import { clock } from '../platform/clock.ts';
import { collectionGroup } from '../platform/collections.ts';
import { singleFlight } from '../platform/concurrency.ts';
import { Timestamp, secondsBetween } from '../platform/firestore.ts';
import { afterRead, nextReadStart, type ReadWindow } from '../platform/read-window.ts';
import { usefulRate } from '../rate/store.ts';
import { documentOfEntry, type FindableEntry } from '../search/store.ts';
import {
  emptySavedSearchIndex,
  type SavedSearchIndex,
  type SavedSearchKey,
} from './saved-search-index.ts';

/** A saved search that has changed. Without a query it no longer finds ads. */
interface ChangedSearch {
  key: SavedSearchKey;
  query: string | undefined;
}

interface SearchChanges {
  changes: ChangedSearch[];
  /** All that was written before is in `changes`, or was before. */
  readTime: Timestamp;
}

const fields = ['filter', 'isPaused'] as const;

/** Every saved search. Costs one read for each, and one for each that was removed in the last days. */
async function readAllSearches(): Promise<SearchChanges> {
  return read(collectionGroup('savedSearches').select(...fields));
}

/** The searches that were changed after this time. Costs one read for each, at least one. */
async function readChangedSearches(after: Timestamp): Promise<SearchChanges> {
  const changed = collectionGroup('savedSearches').where('changedAt', '>', after);
  return read(changed.select(...fields));
}

async function read(query: Query): Promise<SearchChanges> {
  const { docs, readTime } = await query.get();
  const changes = docs.map((each) => {
    const filter: unknown = each.get('filter');
    const isLookedFor = typeof filter === 'string' && each.get('isPaused') !== true;
    const key = { uid: each.ref.parent.parent?.id ?? '', id: each.id };
    return { key, query: isLookedFor ? filter : undefined };
  });
  return { changes, readTime };
}

/**
 * After this time every search is read again: no change reports deleted people, and tombstones expire after two days.
 * Code that sends an alert reads the person first.
 */
const maxAgeSeconds = 12 * 3600;

/** The index in this process's memory, and what was read of it when. */
interface Mirror extends ReadWindow {
  readonly index: SavedSearchIndex;
  readonly loadedAt: Timestamp;
}

const isOld = ({ loadedAt }: Mirror) =>
  secondsBetween(loadedAt, Timestamp.fromMillis(clock.now())) > maxAgeSeconds;

/** What an instance holds of 100,000 saved searches (decision 71). */
export const savedSearchesMegabytes = 100;

/**
 * Caches all saved searches in memory. The returned function resolves with an index that includes every change
 * acknowledged before the call, but for the deletion of people. One read where nothing has changed, shared by
 * concurrent calls. The index keeps changing, so use it at once, without an await in between.
 */
export function openSavedSearches(): () => Promise<SavedSearchIndex> {
  let mirror: Mirror | undefined;
  return singleFlight(async () => {
    if (mirror && !isOld(mirror)) {
      const news = await readChangedSearches(nextReadStart(mirror));
      apply(mirror.index, news);
      Object.assign(mirror, afterRead(mirror, news.readTime));
      return mirror.index;
    }
    // Dropped before the other is loaded, so that only one is in memory.
    mirror = undefined;
    const all = await readAllSearches();
    const index = emptySavedSearchIndex();
    apply(index, all);
    const { readTime } = all;
    mirror = { index, loadedAt: readTime, readUntil: readTime, lookedBackAt: readTime };
    return index;
  });
}

function apply(index: SavedSearchIndex, { changes }: SearchChanges): void {
  for (const { key, query } of changes) {
    if (query === undefined) index.remove(key);
    else index.put(key, query);
  }
}

const savedSearches = openSavedSearches();

/** The saved searches that find such an ad, at the rate in force. One read where no search has changed. */
export async function searchesThatFind(entry: FindableEntry): Promise<SavedSearchKey[]> {
  const rate = await usefulRate();
  return (await savedSearches()).matching(documentOfEntry(entry), rate);
}

/** How many people saved a search that finds such an ad, without its owner. */
export async function countSeekers(entry: FindableEntry): Promise<number> {
  const people = new Set((await searchesThatFind(entry)).map(({ uid }) => uid));
  people.delete(entry.card.owner);
  return people.size;
}
