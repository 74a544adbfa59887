import { warn } from 'firebase-functions/logger';
import { singleFlight } from '../platform/concurrency.ts';
import { secondsBetween, type Timestamp } from '../platform/firestore.ts';
import { afterRead, nextReadStart, type ReadWindow } from '../platform/read-window.ts';
import type { SearchEngine } from './engine/engine.ts';
import type { Feed } from './feed-store.ts';
import type { SearchDocument } from './search-document.ts';

/** An index in this process's memory, and the time up to which it includes the feed. */
export interface MemoryIndex extends ReadWindow {
  readonly engine: SearchEngine;
  /** The published version that it was loaded from. */
  readonly version: number;
  /** Revisions of the entries that the next read of the feed may return again. */
  appliedRevisions: ReadonlyMap<string, number>;
}

/** Applies a feed that was read from its `nextReadStart`. */
export function applyFeed(index: MemoryIndex, feed: Feed): void {
  for (const { id, revision, document } of feed.entries) {
    if (index.appliedRevisions.get(id) === revision) continue;
    setListing(index.engine, id, document);
  }
  Object.assign(index, afterRead(index, feed.readTime));
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

interface LiveIndexSource {
  load: () => Promise<MemoryIndex>;
  readFeed: (after: Timestamp) => Promise<Feed>;
}

/** An instance that was frozen for longer may have missed a tombstone, which is stored for a day (publish-index.ts). */
const maxGapSeconds = 12 * 3600;

/** What an instance holds of 100,000 ads right after it has loaded them, half of them with figures (docs/scale.md). */
export const searchIndexMegabytes = 219;

/**
 * Caches an index in memory. The returned function resolves with an engine that includes every change acknowledged
 * before the call. The engine keeps changing, so use it at once, without an await in between.
 */
export function openLiveIndex({ load, readFeed }: LiveIndexSource): () => Promise<SearchEngine> {
  let index: MemoryIndex | undefined;

  return singleFlight(async () => {
    if (index) {
      const feed = await readFeed(nextReadStart(index));
      if (canContinue(index, feed)) {
        applyFeed(index, feed);
        return index.engine;
      }
      // Dropped before the other is loaded, so that only one is in memory.
      index = undefined;
    }
    index = await load();
    return index.engine;
  });
}

/** Whether the feed continues from this index without a gap. */
function canContinue(index: MemoryIndex, feed: Feed): boolean {
  const gap = secondsBetween(index.readUntil, feed.readTime);
  return gap <= maxGapSeconds && (feed.rebuilt ?? 0) <= index.version;
}
