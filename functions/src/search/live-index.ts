import type { Timestamp } from '../platform/firestore.ts';
import type { SearchEngine } from './engine/engine.ts';
import type { Feed } from './feed-store.ts';
import { applyFeed, feedStart, type MemoryIndex } from './memory-index.ts';
import { secondsBetween } from './timestamps.ts';
import { singleFlight } from './single-flight.ts';

export interface LiveIndexSource {
  load: () => Promise<MemoryIndex>;
  readFeed: (after: Timestamp) => Promise<Feed>;
}

/**
 * An instance that was frozen for longer may have missed that an ad went: tombstones are kept for a day
 * (tidy.ts).
 */
const maxGapSeconds = 12 * 3600;

/**
 * Keeps an index in memory. The function it returns gives an engine that knows every change that was
 * acknowledged before the call, and it goes on changing: ask it at once, without waiting in between.
 */
export function openLiveIndex({ load, readFeed }: LiveIndexSource): () => Promise<SearchEngine> {
  let index: MemoryIndex | undefined;

  return singleFlight(async () => {
    if (index) {
      const feed = await readFeed(feedStart(index.readUntil));
      if (canContinue(index, feed)) {
        applyFeed(index, feed);
        return index.engine;
      }
      // Given up before the other is loaded, or both would be in memory.
      index = undefined;
    }
    index = await load();
    return index.engine;
  });
}

/** Whether a feed leads on from what is held. */
function canContinue(index: MemoryIndex, feed: Feed): boolean {
  const gap = secondsBetween(index.readUntil, feed.readTime);
  return gap <= maxGapSeconds && (feed.rebuilt ?? 0) <= index.version;
}
