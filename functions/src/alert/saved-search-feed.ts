import type { Query } from 'firebase-admin/firestore';
import { collectionGroup } from '../platform/collections.ts';
import type { Timestamp } from '../platform/firestore.ts';
import { addSeconds, secondsBetween } from '../platform/timestamps.ts';
import type { SavedSearchKey } from './saved-search-index.ts';

/** A saved search that was changed; without a query it is to be looked for no more. */
export interface ChangedSearch {
  key: SavedSearchKey;
  query: string | undefined;
}

export interface SearchChanges {
  changes: ChangedSearch[];
  /** All that was written before is in `changes`, or was before. */
  readTime: Timestamp;
}

const fields = ['filter', 'isPaused'] as const;

/** Every saved search. Costs one read for each, and one for each that was removed in the last days. */
export async function readAllSearches(): Promise<SearchChanges> {
  return read(collectionGroup('savedSearches').select(...fields));
}

/** The searches that were changed after this time. Costs one read for each, at least one. */
export async function readChangedSearches(after: Timestamp): Promise<SearchChanges> {
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

/** What was read when. */
export interface Looks {
  loadedAt: Timestamp;
  readUntil: Timestamp;
  /** The last time that it was read from far enough back for the slowest commit. */
  lookedBackAt: Timestamp;
}

/** A write has the time at which it began, and can be read only after it. */
const overlapSeconds = 10;
/** Firestore ends a transaction after 270 seconds. */
const slowestCommitSeconds = 300;
/**
 * Then everything is read again: of people who were deleted nothing tells, and tombstones go after two days. Whoever
 * tells somebody something looks at the person first.
 */
const maxAgeSeconds = 12 * 3600;

/** The time from which to read what is new; undefined when everything is to be read. */
export function nextLook(looks: Looks, now: Timestamp): Timestamp | undefined {
  const { loadedAt, readUntil, lookedBackAt } = looks;
  if (secondsBetween(loadedAt, now) > maxAgeSeconds) return undefined;
  const isDue = secondsBetween(lookedBackAt, readUntil) >= slowestCommitSeconds;
  return isDue
    ? addSeconds(lookedBackAt, -slowestCommitSeconds)
    : addSeconds(readUntil, -overlapSeconds);
}

/** `looks` after another read of what is new. */
export function afterLook(looks: Looks, readTime: Timestamp): Looks {
  const isDue = secondsBetween(looks.lookedBackAt, looks.readUntil) >= slowestCommitSeconds;
  return { ...looks, readUntil: readTime, ...(isDue && { lookedBackAt: readTime }) };
}
