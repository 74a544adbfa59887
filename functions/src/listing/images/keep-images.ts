import { imageObjectName } from '@qaysari/contract/listing/images';
import { copyFile } from '../../platform/storage.ts';

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
