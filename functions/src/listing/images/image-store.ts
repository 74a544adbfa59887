import { createHash, randomUUID } from 'node:crypto';
import { imageObjectName, imageWidths } from '@qaysari/contract/image-paths';
import { error as logError } from 'firebase-functions/logger';
import { clock } from '../../platform/clock.ts';
import { collection } from '../../platform/collections.ts';
import {
  Timestamp,
  updateDocument,
  type DocumentReference,
  type TransactionOrBatch,
} from '../../platform/firestore.ts';
import type { ProcessedImage } from '../../platform/image.ts';
import { deleteFiles, saveFile } from '../../platform/storage.ts';

/**
 * Files of pictures that are in no ad: not yet, or not any more. A document of `looseImages` names them for
 * as long, so that whatever dies in between, `sweepLooseImages` finds them.
 */
interface LooseImagesDocument {
  listing: string;
  images: readonly string[];
  createdAt: Timestamp;
}

/** Pictures that are written, for an ad that is about to name them. */
export interface WrittenImages {
  /** Content hashes, in the order given. */
  hashes: readonly string[];
  /** To be called with the write that puts them into the ad. */
  attach: (writes: TransactionOrBatch) => void;
  /**
   * Removes them where that write failed, and not where it only seemed so: once this has begun the write
   * can no longer succeed, and once that has, this does nothing. Never throws.
   */
  discard: () => Promise<void>;
}

/** How long a request may take to put into an ad what it wrote, many times over. */
const attachTimeoutMs = 60 * 60 * 1000;
/** Loose ones that a sweep looks at; the next goes on. */
const sweepBatchSize = 500;

const looseImages = () => collection('looseImages');

function fileNames(listingId: string, hashes: readonly string[]): string[] {
  return hashes.flatMap((hash) =>
    imageWidths.map((width) => imageObjectName(listingId, hash, width)),
  );
}

/** Writes pictures of an ad, under names that no other upload can have. Throws with nothing left. */
export async function writeImages(
  listingId: string,
  images: readonly ProcessedImage[],
): Promise<WrittenImages> {
  const upload = randomUUID();
  const hashes = images.map((picture) => imageHash(picture, upload));
  if (hashes.length === 0) {
    return { hashes, attach: () => undefined, discard: () => Promise.resolve() };
  }
  const reference = looseImages().doc(upload);
  const { writeTime } = await reference.set(looseDocument(listingId, hashes));
  const attach = (writes: TransactionOrBatch) =>
    void writes.delete(reference, { lastUpdateTime: writeTime });
  const discard = () =>
    deleteLooseImages(reference, listingId, hashes, () =>
      updateDocument(reference, { discarded: true }),
    );
  try {
    for (const [index, { variants }] of images.entries()) {
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
  return { hashes, attach, discard };
}

function imageHash({ variants, preview }: ProcessedImage, upload: string): string {
  const hash = createHash('sha256').update(upload);
  for (const { bytes } of variants) hash.update(bytes);
  return hash.digest('hex').slice(0, 20) + preview;
}

function looseDocument(listing: string, images: readonly string[]): LooseImagesDocument {
  return { listing, images, createdAt: Timestamp.fromMillis(clock.now()) };
}

/**
 * Notes, with the write that takes pictures out of an ad, that their files are to go. Answers what removes
 * them once that is committed; it never throws.
 */
export function detachImages(
  writes: TransactionOrBatch,
  listingId: string,
  hashes: readonly string[],
): () => Promise<void> {
  if (hashes.length === 0) return () => Promise.resolve();
  const reference = looseImages().doc();
  writes.set(reference, looseDocument(listingId, hashes));
  return () => deleteLooseImages(reference, listingId, hashes);
}

async function deleteLooseImages(
  reference: DocumentReference,
  listingId: string,
  hashes: readonly string[],
  canDelete: () => Promise<boolean> = () => Promise.resolve(true),
): Promise<void> {
  try {
    if (!(await canDelete())) return;
    await deleteFiles(fileNames(listingId, hashes));
    await reference.delete();
  } catch (error) {
    logError('files of pictures are left for the sweep', error, { note: reference.id });
  }
}

/**
 * Removes the files that nobody put into an ad within an hour. `imagesOf` answers what an ad names now.
 * Can be called at any time, and twice at once. Answers how many pictures it removed.
 */
export async function sweepLooseImages(
  findImages: (listingId: string) => Promise<readonly string[]>,
): Promise<number> {
  const before = Timestamp.fromMillis(clock.now() - attachTimeoutMs);
  const { docs } = await looseImages().where('createdAt', '<', before).limit(sweepBatchSize).get();
  let removed = 0;
  for (const { ref, data } of docs.map((each) => ({ ref: each.ref, data: each.data() }))) {
    const { listing, images } = data as LooseImagesDocument;
    const named = new Set(await findImages(listing));
    const left = images.filter((hash) => !named.has(hash));
    await deleteFiles(fileNames(listing, left));
    await ref.delete();
    removed += left.length;
  }
  return removed;
}
