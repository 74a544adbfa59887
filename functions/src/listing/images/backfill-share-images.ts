import { shareImageUrl } from '@qaysari/contract/listing/images';
import { shareImage } from '../../platform/image.ts';
import { fileExists, readFile, saveFile } from '../../platform/storage.ts';
import type { SearchEntry } from '../../search/store.ts';
import { allSearchEntries } from '../write-store.ts';

const objectNameOf = (url: string) => url.replace('/media/', '');

/**
 * Makes the share images of approved listings that were stored before share images existed. Safe to call again: it
 * continues where it stopped. Returns how many it made. In a file of its own, because only `publish` loads the decoder.
 */
export async function backfillShareImages(
  entries: AsyncIterable<Pick<SearchEntry, 'card'>> = allSearchEntries(),
): Promise<number> {
  let made = 0;
  for await (const { card } of entries) {
    const [cover] = card.images;
    if (cover === undefined) continue;
    const name = objectNameOf(shareImageUrl(cover));
    if (await fileExists(name)) continue;
    const widest = await readFile(objectNameOf(cover));
    if (!widest) continue;
    await saveFile(name, await shareImage(widest), 'image/jpeg');
    made++;
  }
  return made;
}
