import { getStorage } from 'firebase-admin/storage';
import { imageUrlAt, imageWidths, shareImageUrl } from '@qaysari/contract/image-paths';
import { adminApp } from './stack.ts';

/** Names of all files of an ad's pictures. */
export async function filesOf(listingId: string): Promise<string[]> {
  const [files] = await getStorage(adminApp())
    .bucket()
    .getFiles({ prefix: `listings/${listingId}/` });
  return files.map(({ name }) => name).sort();
}

/** Removes the file behind the path of a picture. */
export async function removeFileAt(path: string): Promise<void> {
  await getStorage(adminApp()).bucket().file(path.replace('/media/', '')).delete();
}

/** Names of the files of the pictures that an answer names. */
export function filesAt(images: readonly string[]): string[] {
  return images
    .flatMap((url) => [...imageWidths.map((width) => imageUrlAt(url, width)), shareImageUrl(url)])
    .map((url) => url.replace('/media/', ''))
    .sort();
}
