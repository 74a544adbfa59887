import { createHash, randomUUID } from 'node:crypto';
import { imageObjectName, imageWidths } from '@qaysari/contract/image-paths';
import { error as logError } from 'firebase-functions/logger';
import { clock } from '../platform/clock.ts';
import { collection } from '../platform/collections.ts';
import {
  Timestamp,
  updateDocument,
  type DocumentReference,
  type Writes,
} from '../platform/firestore.ts';
import type { Picture } from '../platform/picture.ts';
import { deleteFiles, saveFile } from '../platform/storage.ts';

/**
 * Files of pictures that are in no ad: not yet, or not any more. A document of `looseImages` names them for
 * as long, so that whatever dies in between, `sweepLooseImages` finds them.
 */
interface LooseImages {
  listing: string;
  images: readonly string[];
  createdAt: Timestamp;
}

/** Pictures that are written, for an ad that is about to name them. */
export interface WrittenImages {
  /** Content hashes, in the order given. */
  hashes: readonly string[];
  /** To be called with the write that puts them into the ad. */
  keep: (writes: Writes) => void;
  /**
   * Removes them where that write failed, and not where it only seemed so: once this has begun the write
   * can no longer succeed, and once that has, this does nothing. Never throws.
   */
  discard: () => Promise<void>;
}

/** How long a request may take to put into an ad what it wrote, many times over. */
const looseMs = 60 * 60 * 1000;
/** Loose ones that a sweep looks at; the next goes on. */
const sweptAtOnce = 500;

const loose = () => collection('looseImages');

function fileNames(listingId: string, hashes: readonly string[]): string[] {
  return hashes.flatMap((hash) =>
    imageWidths.map((width) => imageObjectName(listingId, hash, width)),
  );
}

/** Writes pictures of an ad, under names that no other upload can have. Throws with nothing left. */
export async function writeImages(
  listingId: string,
  pictures: readonly Picture[],
): Promise<WrittenImages> {
  const upload = randomUUID();
  const hashes = pictures.map((picture) => nameOf(picture, upload));
  if (hashes.length === 0) {
    return { hashes, keep: () => undefined, discard: () => Promise.resolve() };
  }
  const note = loose().doc(upload);
  const { writeTime } = await note.set(looseOf(listingId, hashes));
  const keep = (writes: Writes) => void writes.delete(note, { lastUpdateTime: writeTime });
  const discard = () =>
    removeLoose(note, listingId, hashes, () => updateDocument(note, { discarded: true }));
  try {
    for (const [index, { variants }] of pictures.entries()) {
      const hash = hashes[index] ?? '';
      await Promise.all(
        variants.map(({ width, bytes }) =>
          saveFile(imageObjectName(listingId, hash, width), bytes, 'image/webp'),
        ),
      );
    }
  } catch (error) {
    await discard();
    throw error;
  }
  return { hashes, keep, discard };
}

function nameOf({ variants, preview }: Picture, upload: string): string {
  const hash = createHash('sha256').update(upload);
  for (const { bytes } of variants) hash.update(bytes);
  return hash.digest('hex').slice(0, 20) + preview;
}

function looseOf(listing: string, images: readonly string[]): LooseImages {
  return { listing, images, createdAt: Timestamp.fromMillis(clock.now()) };
}

/**
 * Notes, with the write that takes pictures out of an ad, that their files are to go. Answers what removes
 * them once that is committed; it never throws.
 */
export function loosenImages(
  writes: Writes,
  listingId: string,
  hashes: readonly string[],
): () => Promise<void> {
  if (hashes.length === 0) return () => Promise.resolve();
  const note = loose().doc();
  writes.set(note, looseOf(listingId, hashes));
  return () => removeLoose(note, listingId, hashes);
}

async function removeLoose(
  note: DocumentReference,
  listingId: string,
  hashes: readonly string[],
  mayRemove: () => Promise<boolean> = () => Promise.resolve(true),
): Promise<void> {
  try {
    if (!(await mayRemove())) return;
    await deleteFiles(fileNames(listingId, hashes));
    await note.delete();
  } catch (error) {
    logError('files of pictures are left for the sweep', error, { note: note.id });
  }
}

/**
 * Removes the files that nobody put into an ad within an hour. `imagesOf` answers what an ad names now.
 * Can be called at any time, and twice at once. Answers how many pictures it removed.
 */
export async function sweepLooseImages(
  imagesOf: (listingId: string) => Promise<readonly string[]>,
): Promise<number> {
  const before = Timestamp.fromMillis(clock.now() - looseMs);
  const { docs } = await loose().where('createdAt', '<', before).limit(sweptAtOnce).get();
  let removed = 0;
  for (const { ref, data } of docs.map((each) => ({ ref: each.ref, data: each.data() }))) {
    const { listing, images } = data as LooseImages;
    const named = new Set(await imagesOf(listing));
    const left = images.filter((hash) => !named.has(hash));
    await deleteFiles(fileNames(listing, left));
    await ref.delete();
    removed += left.length;
  }
  return removed;
}
