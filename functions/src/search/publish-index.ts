import { randomBytes } from 'node:crypto';
import { error as logError } from 'firebase-functions/logger';
import type { MemoryIndex } from './memory-index.ts';
import { toMicroseconds } from './timestamps.ts';
import { swapPointer } from './pointer-store.ts';
import { removeSegments, storeSegment, type StoredSegment } from './segment-store.ts';
import { removeOldVersions } from './remove-old-versions.ts';

/** What has just been done; a process may end after each. */
export type PublishStep = 'packed' | 'stored' | 'swapped' | 'tidied';

export interface PublishOptions {
  /** The version that was published when the index was loaded or made; 0 for none. */
  replaces: number;
  /** Whether instances that hold an older index are to load this one. */
  announce?: boolean;
  /** Called after each step (`stored` after each object): where it throws, publishing ends. */
  onStep?: (step: PublishStep) => void;
}

/**
 * Publishes an index for all instances to load: first its objects, which nobody knows of, then in one
 * transaction the pointer to them, so that at any moment a whole version is published. False where
 * another version was published meanwhile; then nothing is left of this one.
 */
export async function publishIndex(index: MemoryIndex, options: PublishOptions): Promise<boolean> {
  const { replaces, announce = false, onStep = () => undefined } = options;
  const { engine, readUntil: since } = index;
  const version = toMicroseconds(since);
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
