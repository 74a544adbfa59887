import { error as logError } from 'firebase-functions/logger';
import { randomUUID } from 'node:crypto';
import { clock } from '../../platform/clock.ts';
import { collection } from '../../platform/collections.ts';
import {
  Timestamp,
  updateDocument,
  type DocumentReference,
  type TransactionOrBatch,
} from '../../platform/firestore.ts';
import type { ProcessedImage } from '../../platform/image.ts';
import { copyFile, deleteFiles } from '../../platform/storage.ts';
import { sweepDeadline } from '../../platform/sweep-time.ts';
import { sweep, type SweepOptions } from '../../platform/sweep.ts';
import {
  copyHash,
  imageFileKinds,
  imageFileName,
  imageFileNames,
  imageHash,
  saveImageFiles,
} from './image-files.ts';
import { deleteUploads, type UploadedImage } from './uploaded-image-store.ts';

/**
 * A document of `looseImages`: image files that no listing names yet, or any more. If a process ends in
 * between, `sweepLooseImages` finds the files through it.
 */
interface LooseImagesDocument {
  listing: string;
  images: readonly string[];
  createdAt: Timestamp;
}

/** An image for a listing: processed from a file, or sent before by itself. */
export type NewImage = ProcessedImage | UploadedImage;

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
  /** Call after that transaction succeeded. Never throws. */
  settle: () => Promise<void>;
}

/** An uploaded image whose files are gone. */
export class UploadGone extends Error {
  readonly upload: string;

  constructor(upload: string) {
    super(`the uploaded image ${upload} is gone`);
    this.upload = upload;
  }
}

/** Far longer than a request needs to save a listing with its images. */
const attachTimeoutMs = 60 * 60 * 1000;

const looseImages = () => collection('looseImages');

function fileNames(listingId: string, hashes: readonly string[]): string[] {
  return hashes.flatMap((hash) => imageFileNames(listingId, hash));
}

/**
 * Stores images under names that no other upload can have. Leaves no files when it throws, which is
 * `UploadGone` when an uploaded image was removed meanwhile.
 */
export async function writeImages(
  listingId: string,
  images: readonly NewImage[],
): Promise<WrittenImages> {
  const upload = randomUUID();
  const hashes = images.map((image) =>
    'variants' in image ? imageHash(image, upload) : copyHash(image.hash, upload),
  );
  if (hashes.length === 0) {
    const nothing = () => Promise.resolve();
    return { hashes, attach: () => undefined, discard: nothing, settle: nothing };
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
    for (const [index, image] of images.entries()) {
      await storeImage(image, listingId, hashes[index] ?? '');
    }
  } catch (error) {
    await discard();
    throw error;
  }
  const settle = () => deleteUploads(images.filter((image) => 'upload' in image));
  return { hashes, attach, discard, settle };
}

async function storeImage(image: NewImage, listingId: string, hash: string): Promise<void> {
  if ('variants' in image) return saveImageFiles(image, listingId, hash);
  const copied = await Promise.all(
    imageFileKinds.map((kind) =>
      copyFile(imageFileName(image.upload, image.hash, kind), imageFileName(listingId, hash, kind)),
    ),
  );
  // One that was sent before there was a kind lacks that file, and `media` answers the widest instead.
  if (!copied[imageFileKinds.indexOf(1280)]) throw new UploadGone(image.upload);
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
