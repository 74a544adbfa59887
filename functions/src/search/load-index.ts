import { error as logError, warn } from 'firebase-functions/logger';
import { DamagedSegment, emptyEngine, unpackEngine } from './engine/engine.ts';
import { readFeed } from './feed-store.ts';
import { applyFeed, feedStart, setAd, type HeldIndex } from './held-index.ts';
import { microsecondsOf } from './moment.ts';
import { readPointer, type Pointer } from './pointer-store.ts';
import { publishIndex } from './publish-index.ts';
import type { SearchDocument } from './search-document.ts';
import { fetchSegments, LostSegment } from './segment-store.ts';

/** All approved ads, read anew with each call. */
export type AllDocuments = () => AsyncIterable<SearchDocument>;

/** A published index, and the version whose place a newer one may take. */
interface Loaded {
  /** Undefined where nothing sound is published. */
  held: HeldIndex | undefined;
  version: number;
}

/** Another version is published every few hundred changes: more than once while one is loaded is a fault. */
const mostTries = 3;

/**
 * The index as it is now: the published version and the feed since, or, where that is missing or
 * damaged, made from all ads and published. Costs two reads and one for each change since.
 */
export async function loadIndex(all: AllDocuments): Promise<HeldIndex> {
  const { held, version } = await loadPublished();
  if (held) return held;
  const made = await makeIndex(all);
  try {
    await publishIndex(made, { replaces: version });
  } catch (error) {
    // What was made is right whether or not the next instance finds it.
    logError('a rebuilt search index could not be published', error);
  }
  return made;
}

/** Loads the published index; says in the log why there is none. */
export async function loadPublished(): Promise<Loaded> {
  for (let tries = 1; ; tries += 1) {
    const { pointer, version } = await readPointer();
    if (!pointer) {
      warn('no search index is published; it is made from all ads', { version });
      return { held: undefined, version };
    }
    const held = await loadVersion(pointer);
    if (held === 'old' && tries < mostTries) continue;
    return { held: held === 'damaged' || held === 'old' ? undefined : held, version };
  }
}

/** `old`: another version has taken its place meanwhile, and its objects may be gone. */
async function loadVersion(pointer: Pointer): Promise<HeldIndex | 'old' | 'damaged'> {
  try {
    const { version, since: readUntil, size, segments } = pointer;
    const engine = unpackEngine(await fetchSegments(segments));
    if (engine.size !== size) throw new LostSegment(`${engine.size} ads instead of ${size}`);
    const held: HeldIndex = { engine, version, readUntil, applied: new Map() };
    const feed = await readFeed(feedStart(readUntil));
    if ((feed.rebuilt ?? 0) > version) return 'old';
    applyFeed(held, feed);
    return held;
  } catch (error) {
    if (!(error instanceof LostSegment || error instanceof DamagedSegment)) throw error;
    if ((await readPointer()).version !== pointer.version) return 'old';
    logError('the published search index is damaged; it is made from all ads', error);
    return 'damaged';
  }
}

/** An index of all ads as they are now. Reads every one of them. */
export async function makeIndex(all: AllDocuments): Promise<HeldIndex> {
  // Changes made while the ads are read are in the feed after this moment.
  const { readTime } = await readPointer();
  const engine = emptyEngine();
  for await (const document of all()) setAd(engine, document.card._id, document);
  const feed = await readFeed(feedStart(readTime));
  const version = microsecondsOf(feed.readTime);
  const held: HeldIndex = { engine, version, readUntil: readTime, applied: new Map() };
  applyFeed(held, feed);
  return held;
}
