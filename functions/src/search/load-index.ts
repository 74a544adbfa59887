import { error as logError, warn } from 'firebase-functions/logger';
import { toMicroseconds, type Timestamp } from '../platform/firestore.ts';
import { completeBefore, readStart } from '../platform/read-window.ts';
import { DamagedSegment, emptyEngine, unpackEngine, type SearchEngine } from './engine/engine.ts';
import { readFeed, type Feed } from './feed-store.ts';
import { applyFeed, setListing, type MemoryIndex } from './live-index.ts';
import { readPointer, type Pointer } from './pointer-store.ts';
import { publishIndex } from './publish-index.ts';
import type { SearchDocument } from './search-document.ts';
import { MissingSegment, fetchSegments } from './segment-store.ts';

/** All approved listings, read again with each call. */
export type AllDocuments = () => AsyncIterable<SearchDocument>;

/** The published index and the version that a newer one may replace. */
interface LoadResult {
  /** Undefined when no valid index is published. */
  index: MemoryIndex | undefined;
  version: number;
}

/** A version is published every few hundred changes: several during one load mean a bug. */
const maxAttempts = 3;

/**
 * Loads the current index: the published version with the feed applied. If that is missing or damaged,
 * builds one from all listings and publishes it. Costs two reads plus one per change since.
 */
export async function loadIndex(all: AllDocuments): Promise<MemoryIndex> {
  const { index: index, version } = await loadPublished();
  if (index) return index;
  const built = await buildIndex(all);
  try {
    await publishIndex(built, { replaces: version });
  } catch (error) {
    // The built index is right even when it could not be published.
    logError('a rebuilt search index could not be published', error);
  }
  return built;
}

/** Loads the published index; logs why there is none. */
export async function loadPublished(): Promise<LoadResult> {
  for (let attempt = 1; ; attempt += 1) {
    const { pointer, version } = await readPointer();
    if (!pointer) {
      warn('no search index is published; it is made from all ads', { version });
      return { index: undefined, version };
    }
    const index = await loadVersion(pointer);
    if (index === 'old' && attempt < maxAttempts) continue;
    return { index: index === 'damaged' || index === 'old' ? undefined : index, version };
  }
}

/** `old`: another version has replaced it, and its objects may be gone. */
async function loadVersion(pointer: Pointer): Promise<MemoryIndex | 'old' | 'damaged'> {
  try {
    const { version, since: readUntil, size, segments } = pointer;
    const engine = unpackEngine(await fetchSegments(segments));
    if (engine.size !== size)
      throw new MissingSegment(`${engine.size} listings instead of ${size}`);
    const index = indexOf(engine, version, readUntil);
    const feed = await readFeed(readStart(readUntil));
    if ((feed.rebuilt ?? 0) > version) return 'old';
    applyFirstFeed(index, feed);
    return index;
  } catch (error) {
    if (!(error instanceof MissingSegment || error instanceof DamagedSegment)) throw error;
    if ((await readPointer()).version !== pointer.version) return 'old';
    logError('the published search index is damaged; it is made from all ads', error);
    return 'damaged';
  }
}

/** Builds the index from all listings. Reads every one of them. */
export async function buildIndex(all: AllDocuments): Promise<MemoryIndex> {
  // Changes during the reading are in the feed after this time.
  const { readTime } = await readPointer();
  const engine = emptyEngine();
  for await (const document of all()) setListing(engine, document.card._id, document);
  const feed = await readFeed(completeBefore(readTime));
  const version = toMicroseconds(feed.readTime);
  const index = indexOf(engine, version, readTime);
  applyFirstFeed(index, feed);
  return index;
}

function indexOf(engine: SearchEngine, version: number, readUntil: Timestamp): MemoryIndex {
  const appliedRevisions = new Map<string, number>();
  return { engine, version, readUntil, lookedBackAt: readUntil, appliedRevisions };
}

/** Applies a feed that reaches back as far as any commit that the index may lack. */
function applyFirstFeed(index: MemoryIndex, feed: Feed): void {
  applyFeed(index, feed);
  index.lookedBackAt = feed.readTime;
}
