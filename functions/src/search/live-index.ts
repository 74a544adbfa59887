import type { Timestamp } from '../platform/firestore.ts';
import type { SearchEngine } from './engine/engine.ts';
import type { Feed } from './feed-store.ts';
import { applyFeed, feedStart, type HeldIndex } from './held-index.ts';
import { secondsBetween } from './moment.ts';
import { nextFlight } from './next-flight.ts';

export interface LiveIndexSource {
  load: () => Promise<HeldIndex>;
  readFeed: (after: Timestamp) => Promise<Feed>;
}

/**
 * An instance that was frozen for longer may have missed that an ad went: tombstones are kept for a day
 * (tidy.ts).
 */
const longestGapSeconds = 12 * 3600;

/**
 * Keeps an index in memory. The function it returns gives an engine that knows every change that was
 * acknowledged before the call, and it goes on changing: ask it at once, without waiting in between.
 */
export function openLiveIndex({ load, readFeed }: LiveIndexSource): () => Promise<SearchEngine> {
  let held: HeldIndex | undefined;

  return nextFlight(async () => {
    if (held) {
      const feed = await readFeed(feedStart(held.readUntil));
      if (continues(held, feed)) {
        applyFeed(held, feed);
        return held.engine;
      }
      // Given up before the other is loaded, or both would be in memory.
      held = undefined;
    }
    held = await load();
    return held.engine;
  });
}

/** Whether a feed leads on from what is held. */
function continues(held: HeldIndex, feed: Feed): boolean {
  const gap = secondsBetween(held.readUntil, feed.readTime);
  return gap <= longestGapSeconds && (feed.rebuilt ?? 0) <= held.version;
}
