import { shareImageUrl } from '@qaysari/contract/listing/images';
import { shareImage } from '../../platform/image.ts';
import { fileExists, readFile, saveFile } from '../../platform/storage.ts';
import type { SearchEntry } from '../../search/store.ts';
import { allSearchEntries } from '../store.ts';

const objectNameOf = (url: string) => url.replace('/media/', '');

/**
 * Makes what other sites show of the covers of approved listings that were stored before there was such a file. Safe to
 * call again: it goes on where it ended. Returns how many it made.
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
