import { imageUrlAt, imageWidths, shareImageUrl } from '@qaysari/contract/listing/images';
import { bucket } from '../../functions/src/platform/storage.ts';
import { adminApp } from './stack.ts';

/** Names of all files of an ad's pictures. */
export async function filesOf(listingId: string): Promise<string[]> {
  adminApp();
  const [files] = await bucket().getFiles({ prefix: `listings/${listingId}/` });
  return files.map(({ name }) => name).sort();
}

/** Removes the file behind the path of a picture. */
export async function removeFileAt(path: string): Promise<void> {
  adminApp();
  await bucket().file(path.replace('/media/', '')).delete();
}

/** Names of the files of the pictures that an answer names. */
export function filesAt(images: readonly string[]): string[] {
  return images
    .flatMap((url) => [...imageWidths.map((width) => imageUrlAt(url, width)), shareImageUrl(url)])
    .map((url) => url.replace('/media/', ''))
    .sort();
}
