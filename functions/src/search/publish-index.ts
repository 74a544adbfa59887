import { error as logError } from 'firebase-functions/logger';
import { randomBytes } from 'node:crypto';
import { addSeconds, toMicroseconds, type Timestamp } from '../platform/firestore.ts';
import { completeBefore, readStart } from '../platform/read-window.ts';
import { removeTombstones } from './feed-store.ts';
import type { MemoryIndex } from './live-index.ts';
import { swapPointer, type Pointer } from './pointer-store.ts';
import {
  removeSegments,
  segmentsBefore,
  storeSegment,
  type StoredSegment,
} from './segment-store.ts';

type Version = Pick<Pointer, 'since' | 'segments'>;

/** Every attempt to publish has ended or failed within this time. */
const publishTimeoutSeconds = 3600;

/** An instance that read the feed within half of it needs no reload (live-index.ts). */
const tombstoneSeconds = 24 * 3600;

/**
 * Deletes what nobody needs after `current` has replaced `previous`. It keeps the objects of both
 * versions, because instances may still load the older one. It also keeps objects of the last hour, which
 * another attempt may be writing. Of the tombstones it keeps those that the older version does not
 * include, and those of the last day. Entries of existing listings stay: they show when nothing has
 * changed.
 */
export async function removeOldVersions(
  current: Version,
  previous: Version | undefined,
): Promise<void> {
  const inUse = new Set(
    [current, previous].flatMap((version) => version?.segments ?? []).map(nameOf),
  );
  const old = await segmentsBefore(addSeconds(current.since, -publishTimeoutSeconds).toDate());
  await removeSegments(old.filter((object) => !inUse.has(object)));
  if (previous) await removeTombstones(oldestNeeded(current.since, previous.since));
}

function oldestNeeded(current: Timestamp, previous: Timestamp): Timestamp {
  const [one, other] = [readStart(previous), addSeconds(current, -tombstoneSeconds)];
  return toMicroseconds(one) < toMicroseconds(other) ? one : other;
}

function nameOf({ object }: { object: string }): string {
  return object;
}

/** The finished step; the process may end after any of them. */
export type PublishStep = 'packed' | 'stored' | 'swapped' | 'tidied';

interface PublishOptions {
  /** The version that was published when this index was loaded or built; 0 for none. */
  replaces: number;
  /** Whether instances with an older index must load this one. */
  announce?: boolean;
  /** Called after each step (`stored` after each object). If it throws, publishing ends. */
  onStep?: (step: PublishStep) => void;
}

/**
 * Publishes an index for all instances. It stores new objects first, then swaps the pointer in one
 * transaction, so a complete version is published at any time. Returns false and deletes its objects when
 * another version was published meanwhile.
 */
export async function publishIndex(index: MemoryIndex, options: PublishOptions): Promise<boolean> {
  const { replaces, announce = false, onStep = () => undefined } = options;
  const { engine, readUntil } = index;
  const version = toMicroseconds(readUntil);
  // A commit that is still waiting for a lock has an earlier time than its entry becomes readable.
  const since = completeBefore(readUntil);
  const size = engine.size;
  const packed = engine.pack();
  onStep('packed');
  const name = `${version}-${randomBytes(6).toString('hex')}`;
  const segments: StoredSegment[] = [];
  for (const [number, segment] of packed.entries()) {
    segments.push(await storeSegment(`${name}/${number}`, segment));
    onStep('stored');
  }
  const swap = await swapPointer({ version, since, segments, size }, { replaces, announce });
  if (!swap.done) {
    await removeSegments(segments.map(({ object }) => object));
    return false;
  }
  onStep('swapped');
  try {
    await removeOldVersions({ since, segments }, swap.previous);
    onStep('tidied');
  } catch (error) {
    logError('what is left of older search indexes stays until the next one', error);
  }
  return true;
}
