import { shareImageSize, shareImageUrl, imageUrl } from '@qaysari/contract/listing/images';
import type { ListingCard } from '@qaysari/contract/listing/types';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { backfillShareImages } from '../../functions/src/listing/images/backfill-share-images.ts';
import { startCreating } from '../support/created.ts';
import { origin } from '../support/stack.ts';

const created = startCreating();
afterAll(() => created.removeAll());

test('an older cover gets the JPEG that other sites show, once', async () => {
  const hash = '0123456789abcdef';
  const id = await created.buildListing({ images: [hash] });
  const background = { r: 200, g: 60, b: 20 };
  const image = sharp({ create: { width: 1280, height: 960, channels: 3, background } });
  await created.uploadImage(id, hash, await image.webp().toBuffer());
  const cover = imageUrl(id, hash);
  const jpegNow = async () => {
    const response = await fetch(origin + shareImageUrl(cover));
    return { type: response.headers.get('content-type'), bytes: await response.arrayBuffer() };
  };
  expect((await jpegNow()).type).toBe('image/webp');
  async function* entries() {
    yield* await Promise.resolve([cardWith([]), cardWith([cover])]);
  }
  expect(await backfillShareImages(entries())).toBe(1);
  expect(await backfillShareImages(entries())).toBe(0);
  const { type, bytes } = await jpegNow();
  const { format, width, height } = await sharp(Buffer.from(bytes)).metadata();
  expect({ type, format, width, height }).toEqual({
    ...{ type: 'image/jpeg', format: 'jpeg' },
    ...shareImageSize,
  });
});

function cardWith(images: string[]): { card: ListingCard } {
  const card: ListingCard = {
    ...{ _id: 'x', title: 'x', owner: 'x', images, createdAt: '', price: 1 },
    ...{ category: 'other', location: 'erbil', currency: 'usd', status: 'approved' },
    ...{ isFeatured: false, isStartup: false },
  };
  return { card };
}
