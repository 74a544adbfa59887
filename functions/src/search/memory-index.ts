import { warn } from 'firebase-functions/logger';
import type { Timestamp } from '../platform/firestore.ts';
import type { SearchEngine } from './engine/engine.ts';
import type { Feed } from './feed-store.ts';
import { addSeconds, secondsBetween } from '../platform/timestamps.ts';
import type { SearchDocument } from './search-document.ts';

/** An index in this process's memory, and the time up to which it includes the feed. */
export interface MemoryIndex {
  readonly engine: SearchEngine;
  /** The published version that it was loaded from. */
  readonly version: number;
  readUntil: Timestamp;
  /** The last time that the feed was read from far enough back for any late commit. */
  lookedBackAt: Timestamp;
  /** Revisions of the entries that the next read of the feed may return again. */
  appliedRevisions: ReadonlyMap<string, number>;
}

/**
 * A feed entry has the time at which Firestore began the write, but is readable only afterwards. So each
 * read of the feed starts this long before the last one.
 */
const overlapSeconds = 10;

/**
 * No commit takes longer: Firestore ends a transaction after 270 seconds
 * (https://firebase.google.com/docs/firestore/quotas). A commit can wait that long for a lock.
 */
const slowestCommitSeconds = 300;

/** How often an instance looks back far enough for the slowest commit. */
const lookBackEverySeconds = 300;

/** The time from which to read the feed, so that no usual write after `readUntil` is missed. */
export function feedStart(readUntil: Timestamp): Timestamp {
  return addSeconds(readUntil, -overlapSeconds);
}

/** Before this time, everything that is written is readable at `readUntil`, even by the slowest commit. */
export function settledBefore(readUntil: Timestamp): Timestamp {
  return addSeconds(readUntil, -slowestCommitSeconds);
}

/** The time from which an index must read the feed: now and then from far back, for slow commits. */
export function nextFeedStart({ readUntil, lookedBackAt }: MemoryIndex): Timestamp {
  const isDue = secondsBetween(lookedBackAt, readUntil) >= lookBackEverySeconds;
  return isDue ? settledBefore(lookedBackAt) : feedStart(readUntil);
}

/** Applies a feed that was read from its `nextFeedStart`. */
export function applyFeed(index: MemoryIndex, feed: Feed): void {
  if (secondsBetween(index.lookedBackAt, index.readUntil) >= lookBackEverySeconds) {
    index.lookedBackAt = feed.readTime;
  }
  for (const { id, revision, document } of feed.entries) {
    if (index.appliedRevisions.get(id) === revision) continue;
    setListing(index.engine, id, document);
  }
  index.readUntil = feed.readTime;
  index.appliedRevisions = new Map(feed.entries.map(({ id, revision }) => [id, revision]));
}

/**
 * Adds a listing to an engine, or removes it. A document with invalid values, for example after a manual
 * edit, is removed and logged: it must not break the search for all others.
 */
export function setListing(
  engine: SearchEngine,
  id: string,
  document: SearchDocument | undefined,
): void {
  try {
    if (document) return engine.put(document);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    warn('an ad is left out of the search, because its card makes no sense', {
      id,
      reason: error.message,
    });
  }
  engine.remove(id);
}
