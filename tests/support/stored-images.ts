import { getStorage } from 'firebase-admin/storage';
import { adminApp } from './stack.ts';

/** Names of all files of an ad's pictures. */
export async function filesOf(listingId: string): Promise<string[]> {
  const [files] = await getStorage(adminApp())
    .bucket()
    .getFiles({ prefix: `listings/${listingId}/` });
  return files.map(({ name }) => name).sort();
}

/** Names of the files of the pictures that an answer names. */
export function filesAt(images: readonly string[]): string[] {
  return images
    .flatMap((url) => [320, 640, 1280].map((width) => url.replace('-1280.', `-${width}.`)))
    .map((url) => url.replace('/media/', ''))
    .sort();
}
