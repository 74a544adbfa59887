import { randomBytes } from 'node:crypto';
import { error as logError } from 'firebase-functions/logger';
import { settledBefore, type MemoryIndex } from './memory-index.ts';
import { toMicroseconds } from '../platform/timestamps.ts';
import { swapPointer } from './pointer-store.ts';
import { removeSegments, storeSegment, type StoredSegment } from './segment-store.ts';
import { removeOldVersions } from './remove-old-versions.ts';

/** The finished step; the process may end after any of them. */
export type PublishStep = 'packed' | 'stored' | 'swapped' | 'tidied';

export interface PublishOptions {
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
  const since = settledBefore(readUntil);
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
