import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { beforeEach, expect, test, vi } from 'vitest';
import { seekersOf } from '../../../functions/src/listing/own/seekers.ts';
import { readListing } from '../../../functions/src/listing/record.ts';
import { clock } from '../../../functions/src/platform/clock.ts';
import { addSavedSearch } from '../../../functions/src/saved-search/store.ts';
import { completeProfile } from '../../support/complete-profile.ts';
import { emptyProject, isolatedApp } from '../../support/stack.ts';

/** How many people look for such an ad, in a project where nobody else looks for anything. */

const app = isolatedApp('seekers');
const firestore = getFirestore(app);

const document = {
  ...{ title: 'Stone oven', description: 'In the old market', category: 'other' },
  ...{ location: 'erbil', currency: 'iqd', price: 15_000_000, images: [], owner: 'sara' },
  ...{ status: 'pending', isFeatured: false, portability: false, createdAt: Timestamp.now() },
};
const ad = (id: string, fields: object = {}) => {
  const listing = readListing(id, { ...document, ...fields });
  if (!listing) throw new Error('The ad is broken');
  return listing;
};
const seekers = async (id: string, fields?: object) => (await seekersOf(ad(id, fields))).seekers;

let aheadMs = 0;
beforeEach(async () => {
  await emptyProject(app);
  vi.spyOn(clock, 'now').mockImplementation(() => Date.now() + aheadMs);
  for (const uid of ['sara', 'omar', 'dana', 'karim']) {
    await firestore.doc(`users/${uid}`).set({ ...completeProfile, username: uid, email: uid });
  }
});

test('are people and not searches, without the owner, from three on and once a day', async () => {
  await addSavedSearch('omar', 'location=erbil');
  await addSavedSearch('omar', 'category=other');
  await addSavedSearch('dana', 'search=oven');
  await addSavedSearch('sara', 'search=oven');
  await addSavedSearch('karim', 'search=oven&location=basra');
  expect(await seekers('first')).toBeUndefined();
  await addSavedSearch('karim', 'search=oven&currency=iqd&maxPrice=20000000');
  expect(await seekers('first')).toBeUndefined();
  expect(await seekers('second')).toBe(3);
  expect(await seekers('third', { title: 'Another', category: 'it_tech' })).toBeUndefined();
  aheadMs += 25 * 60 * 60 * 1000;
  expect(await seekers('first')).toBe(3);
});

test.each([{ status: 'rejected' }, { availability: 'sold' }, { availability: 'hidden' }])(
  'are not counted for an ad with %o',
  async (fields) => {
    expect(await seekers('gone', fields)).toBeUndefined();
    expect((await firestore.doc('listingStatistics/gone').get()).exists).toBe(false);
  },
);
