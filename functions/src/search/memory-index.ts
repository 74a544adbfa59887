import { warn } from 'firebase-functions/logger';
import type { Timestamp } from '../platform/firestore.ts';
import type { SearchEngine } from './engine/engine.ts';
import type { Feed } from './feed-store.ts';
import { addSeconds } from './timestamps.ts';
import type { SearchDocument } from './search-document.ts';

/** The ads in this process's memory, and up to which moment of the feed they are right. */
export interface MemoryIndex {
  readonly engine: SearchEngine;
  /** Of the published version that it began with. */
  readonly version: number;
  readUntil: Timestamp;
  /** Revisions of the entries that the next look at the feed may bring once more. */
  appliedRevisions: ReadonlyMap<string, number>;
}

/**
 * An entry carries the time at which the server began to work on its write, and can be read only when
 * that is done. So each look at the feed goes back so far behind the one before.
 */
const overlapSeconds = 10;

/** From where on the feed must be read so that nothing written after `readUntil` is missed. */
export function feedStart(readUntil: Timestamp): Timestamp {
  return addSeconds(readUntil, -overlapSeconds);
}

/** Brings the index to where a feed ends that was read from its `feedStart`. */
export function applyFeed(index: MemoryIndex, feed: Feed): void {
  for (const { id, revision, document } of feed.entries) {
    if (index.appliedRevisions.get(id) === revision) continue;
    setListing(index.engine, id, document);
  }
  index.readUntil = feed.readTime;
  index.appliedRevisions = new Map(feed.entries.map(({ id, revision }) => [id, revision]));
}

/**
 * Puts an ad into an engine, or takes it out. One whose document makes no sense, as when a person has
 * changed it by hand, is taken out and told of in the log: it must not keep all others from being found.
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
