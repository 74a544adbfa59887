import type { Readable } from 'node:stream';
import { bucket } from '../platform/storage.ts';

export interface StoredImage {
  /** In bytes. */
  size: number;
  open(): Readable;
}

/** Finds an image by its object name; undefined when there is none; throws when Cloud Storage fails. */
export type FindImage = (name: string) => Promise<StoredImage | undefined>;

export const findImage: FindImage = async (name) => {
  const file = bucket().file(name);
  try {
    const [metadata] = await file.getMetadata();
    // No checksum validation: the bytes only pass through.
    return {
      size: Number(metadata.size),
      open: () => file.createReadStream({ validation: false }),
    };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 404) return undefined;
    throw error;
  }
};
