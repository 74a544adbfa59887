import type { Timestamp } from '../platform/firestore.ts';
import type { SearchEngine } from './engine/engine.ts';
import type { Feed } from './feed-store.ts';
import { applyFeed, nextFeedStart, type MemoryIndex } from './memory-index.ts';
import { secondsBetween } from '../platform/timestamps.ts';
import { singleFlight } from '../platform/single-flight.ts';

export interface LiveIndexSource {
  load: () => Promise<MemoryIndex>;
  readFeed: (after: Timestamp) => Promise<Feed>;
}

/**
 * An instance that was frozen for longer may have missed a tombstone: they are kept for a day
 * (remove-old-versions.ts).
 */
const maxGapSeconds = 12 * 3600;

/** What an instance holds of 100,000 ads, measured right after it has loaded them (docs/scale.md). */
export const searchIndexMegabytes = 201;

/**
 * Keeps an index in memory. The returned function resolves with an engine that includes every change
 * acknowledged before the call. The engine keeps changing, so use it at once, without an await in
 * between.
 */
export function openLiveIndex({ load, readFeed }: LiveIndexSource): () => Promise<SearchEngine> {
  let index: MemoryIndex | undefined;

  return singleFlight(async () => {
    if (index) {
      const feed = await readFeed(nextFeedStart(index));
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
