import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { beforeEach, expect, test, vi } from 'vitest';
import { getMyListing } from '../../../functions/src/listing/own/my-listings.ts';
import { clock } from '../../../functions/src/platform/clock.ts';
import { addSavedSearch } from '../../../functions/src/saved-search/store.ts';
import { alertsSwept } from '../../../functions/src/schedules.ts';
import { listingAlerts } from '../../../functions/src/triggers.ts';
import { completeProfile } from '../../support/complete-profile.ts';
import { emptyProject, isolatedApp } from '../../support/stack.ts';

/** How many people look for such an ad, in a project without other saved searches. */

const app = isolatedApp('seekers');
const firestore = getFirestore(app);

const document = {
  ...{ title: 'Stone oven', description: 'In the old market', category: 'other' },
  ...{ location: 'erbil', currency: 'iqd', price: 15_000_000, images: [], owner: 'sara' },
  ...{ status: 'pending', isFeatured: false, portability: false, createdAt: Timestamp.now() },
};

/** Writes an ad and runs the trigger. Returns the number that its owner sees. */
async function seekers(id: string, fields: object = {}): Promise<number | undefined> {
  await firestore.doc(`listings/${id}`).set({ ...document, ...fields });
  await listingAlerts(id);
  return seen(id);
}

async function seen(id: string): Promise<number | undefined> {
  const call = { caller: { uid: 'sara' }, params: { id } };
  return (await getMyListing(call as Parameters<typeof getMyListing>[0])).seekers;
}

let aheadMs = 0;
beforeEach(async () => {
  await emptyProject(app);
  aheadMs = 0;
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
  // Repeated changes of an ad reveal nothing about other people's searches.
  expect(await seekers('first', { price: 1 })).toBeUndefined();
  expect(await seekers('second')).toBe(3);
  expect(await seekers('third', { title: 'Another', category: 'it_tech' })).toBeUndefined();
  aheadMs += 25 * 60 * 60 * 1000;
  await alertsSwept();
  expect(await seen('first')).toBe(3);
});

test.each([{ status: 'rejected' }, { availability: 'sold' }, { availability: 'hidden' }])(
  'are not counted for an ad with %o, and the count goes when an ad becomes so',
  async (fields) => {
    for (const uid of ['omar', 'dana', 'karim']) await addSavedSearch(uid, 'location=erbil');
    expect(await seekers('gone', fields)).toBeUndefined();
    const statistics = firestore.doc('listingStatistics/gone');
    expect((await statistics.get()).exists).toBe(false);
    expect(await seekers('gone')).toBe(3);
    expect(await seekers('gone', fields)).toBeUndefined();
    aheadMs += 25 * 60 * 60 * 1000;
    await alertsSwept();
    expect((await statistics.get()).data()).toEqual({});
  },
);
