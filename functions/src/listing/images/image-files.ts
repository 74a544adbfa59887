import {
  imageObjectName,
  imageWidths,
  shareImageObjectName,
  type ImageWidth,
} from '@qaysari/contract/listing/images';
import { createHash } from 'node:crypto';
import type { ProcessedImage } from '../../platform/image.ts';
import { copyFile, saveFile } from '../../platform/storage.ts';

/** The kinds of files that an image has: its widths, and what other sites show of it. */
export const imageFileKinds: readonly (ImageWidth | 'share')[] = [...imageWidths, 'share'];

/** Object name in Cloud Storage of one file of an image. */
export function imageFileName(
  folder: string,
  hash: string,
  kind: (typeof imageFileKinds)[number],
): string {
  return kind === 'share'
    ? shareImageObjectName(folder, hash)
    : imageObjectName(folder, hash, kind);
}

/** Names of all files of an image. */
export function imageFileNames(folder: string, hash: string): string[] {
  return imageFileKinds.map((kind) => imageFileName(folder, hash, kind));
}

/** Stores all files of an image. */
export async function saveImageFiles(
  { variants, share }: ProcessedImage,
  folder: string,
  hash: string,
): Promise<void> {
  await Promise.all([
    ...variants.map(({ width, bytes }) =>
      saveFile(imageFileName(folder, hash, width), bytes, 'image/webp'),
    ),
    saveFile(imageFileName(folder, hash, 'share'), share, 'image/jpeg'),
  ]);
}

/** Hash digits before the letters of the preview (contract/src/listing/images.ts). */
const digits = 20;

/** A name that no other upload can have: of the content and of the upload (decision 21). */
export function imageHash({ variants, preview }: ProcessedImage, upload: string): string {
  const hash = createHash('sha256').update(upload);
  for (const { bytes } of variants) hash.update(bytes);
  return hash.digest('hex').slice(0, digits) + preview;
}

/** Such a name for a copy of a stored image. */
export function copyHash(stored: string, upload: string): string {
  const hash = createHash('sha256').update(upload).update(stored);
  return hash.digest('hex').slice(0, digits) + stored.slice(digits);
}

/**
 * Copies the pictures of a listing to where neither a change of the listing nor its end removes them. Answers the
 * names of the copies in Cloud Storage. Doing it again changes nothing: a name follows from the picture.
 */
export async function keepImages(listing: string, hashes: readonly string[]): Promise<string[]> {
  const copies = await Promise.all(
    hashes.map(async (hash) => {
      const copy = `evidence/${listing}/${hash}.webp`;
      return (await copyFile(imageObjectName(listing, hash, 1280), copy)) ? [copy] : [];
    }),
  );
  return copies.flat();
}
