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
import { sweepDeadline } from '../../platform/sweep-time.ts';
import { sweep, type SweepOptions } from '../../platform/sweep.ts';

/**
 * A document of `looseImages`: image files that no listing names yet, or any more. If a process ends in
 * between, `sweepLooseImages` finds the files through it.
 */
interface LooseImagesDocument {
  listing: string;
  images: readonly string[];
  createdAt: Timestamp;
}

/** Stored images, before a listing names them. */
export interface WrittenImages {
  /** Content hashes, in the order given. */
  hashes: readonly string[];
  /** Call in the transaction that saves the listing with these images. */
  attach: (writes: TransactionOrBatch) => void;
  /**
   * Deletes the images after that transaction failed. If the transaction did succeed in the end, this
   * does nothing; once this has begun, the transaction can no longer succeed. Never throws.
   */
  discard: () => Promise<void>;
}

/** Far longer than a request needs to save a listing with its images. */
const attachTimeoutMs = 60 * 60 * 1000;

const looseImages = () => collection('looseImages');

function fileNames(listingId: string, hashes: readonly string[]): string[] {
  return hashes.flatMap((hash) =>
    imageWidths.map((width) => imageObjectName(listingId, hash, width)),
  );
}

/** Stores images under names that no other upload can have. Leaves no files when it throws. */
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
 * Records, in the transaction that removes images from a listing, that their files must be deleted. After
 * the commit call the result, which deletes them and never throws.
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
 * Deletes files that no listing has named within an hour. `findImages` returns the hashes that a listing
 * names now. Safe to call at any time, also concurrently.
 */
export async function sweepLooseImages(
  findImages: (listingId: string) => Promise<readonly string[]>,
  options: SweepOptions = { deadline: sweepDeadline() },
): Promise<void> {
  const before = Timestamp.fromMillis(clock.now() - attachTimeoutMs);
  const old = looseImages().where('createdAt', '<', before).orderBy('createdAt');
  await sweep(
    old,
    async (document) => {
      const { listing, images } = document.data() as LooseImagesDocument;
      const named = new Set(await findImages(listing));
      const left = images.filter((hash) => !named.has(hash));
      await deleteFiles(fileNames(listing, left));
      await document.ref.delete();
    },
    options,
  );
}
