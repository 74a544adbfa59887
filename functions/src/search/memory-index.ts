import { warn } from 'firebase-functions/logger';
import type { Timestamp } from '../platform/firestore.ts';
import type { SearchEngine } from './engine/engine.ts';
import type { Feed } from './feed-store.ts';
import { addSeconds } from './timestamps.ts';
import type { SearchDocument } from './search-document.ts';

/** An index in this process's memory, and the time up to which it includes the feed. */
export interface MemoryIndex {
  readonly engine: SearchEngine;
  /** The published version that it was loaded from. */
  readonly version: number;
  readUntil: Timestamp;
  /** Revisions of the entries that the next read of the feed may return again. */
  appliedRevisions: ReadonlyMap<string, number>;
}

/**
 * A feed entry has the time at which Firestore began the write, but is readable only afterwards. So each
 * read of the feed starts this long before the last one.
 */
const overlapSeconds = 10;

/** The time from which to read the feed, so that no write after `readUntil` is missed. */
export function feedStart(readUntil: Timestamp): Timestamp {
  return addSeconds(readUntil, -overlapSeconds);
}

/** Applies a feed that was read from its `feedStart`. */
export function applyFeed(index: MemoryIndex, feed: Feed): void {
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
