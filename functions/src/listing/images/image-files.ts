import {
  imageObjectName,
  imageWidths,
  shareImageObjectName,
  type ImageWidth,
} from '@qaysari/contract/listing/images';
import type { ProcessedImage } from '../../platform/image.ts';
import { saveFile } from '../../platform/storage.ts';

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
