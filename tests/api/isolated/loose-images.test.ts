import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, expect, test } from 'vitest';
import { sweepLooseImages } from '../../../functions/src/listing/images/image-store.ts';
import { findListingImages } from '../../../functions/src/listing/store.ts';
import { startCreating } from '../../support/created.ts';
import { isolatedApp } from '../../support/stack.ts';
import { filesOf } from '../../support/stored-images.ts';

isolatedApp('loose-images');
const created = startCreating();
afterAll(() => created.removeAll());

test('a sweep leaves what is young, and what an ad names meanwhile', async () => {
  const id = await created.buildListing({ images: ['kept-picture'] });
  const young = `looseImages/young-${id}`;
  const old = `looseImages/old-${id}`;
  const hashes = ['kept-picture', 'lost-picture', 'young-picture'];
  for (const hash of hashes) await created.uploadImage(id, hash, Buffer.from('x'));
  await created.write(young, {
    listing: id,
    images: ['young-picture'],
    createdAt: Timestamp.now(),
  });
  const createdAt = Timestamp.fromMillis(Date.now() - 61 * 60 * 1000);
  await created.write(old, { listing: id, images: ['kept-picture', 'lost-picture'], createdAt });
  await Promise.all([sweepLooseImages(findListingImages), sweepLooseImages(findListingImages)]);
  const names = await filesOf(id);
  expect(names.filter((name) => name.endsWith('-320.webp'))).toEqual(
    ['kept-picture', 'young-picture'].map((hash) => `listings/${id}/${hash}-320.webp`),
  );
  expect((await created.firestore.doc(old).get()).exists).toBe(false);
  expect((await created.firestore.doc(young).get()).exists).toBe(true);
});
