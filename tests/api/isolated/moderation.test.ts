import type { ListingStatus } from '@qaysari/contract/listing/types';
import { getFirestore, Timestamp, type DocumentData } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, test } from 'vitest';
import { moderateListing } from '../../../functions/src/listing/moderation/moderate.ts';
import { completeProfile } from '../../support/complete-profile.ts';
import { emptyProject, isolatedApp } from '../../support/stack.ts';
import { storeAd, storedAd } from '../../support/whole-ad.ts';

/** The effects of staff's changes, in a project where no trigger runs: the tests deliver the events. */

const app = isolatedApp('moderation');
const firestore = getFirestore(app);
const owner = { username: 'sara', email: 'sara@example.com', language: 'ku' };
const pending = { status: 'pending', isFeatured: false };

beforeEach(async () => {
  await emptyProject(app);
  await firestore.doc('users/sara').set({ ...owner, ...completeProfile });
});

async function ad(fields: DocumentData = {}): Promise<void> {
  await storeAd('ad', {
    ...{ owner: 'sara', title: 'مطعم', description: 'وصف', category: 'other', location: 'erbil' },
    ...{ currency: 'usd', price: 5, portability: false, images: [], language: 'ar' },
    ...{ ...pending, settled: pending, createdAt: Timestamp.now(), updatedAt: Timestamp.now() },
    ...fields,
  });
}

const staff = (change: DocumentData) => firestore.doc('listings/ad').update(change);
const deliver = (before?: DocumentData) => moderateListing('ad', before);
/** The version before a change, as its event contains it. */
const version = async () => (await firestore.doc('listings/ad').get()).data();
const document = () => storedAd('ad');
const mails = async () => {
  const { docs } = await firestore.collection('mail').orderBy('createdAt').get();
  return docs.map((each) => each.data());
};
const kinds = async () => (await mails()).map(({ kind }) => String(kind));
const isFound = async () => (await firestore.doc('searchFeed/ad').get()).get('card') !== undefined;

test('approval is stamped, sends one mail and reaches the search, however often it is delivered', async () => {
  await ad();
  await staff({ status: 'approved' });
  await Promise.all([deliver(), deliver(), deliver()]);
  await deliver();
  expect(await document()).toMatchObject({
    ...{ status: 'approved', settled: { status: 'approved', isFeatured: false } },
    moderatedAt: expect.any(Timestamp) as Timestamp,
  });
  expect(await mails()).toMatchObject([
    { kind: 'listingApproved', whom: owner.email, language: 'ku', listing: 'ad', uid: 'sara' },
  ]);
  expect(await isFound()).toBe(true);
});

describe('a price that staff change in the console', () => {
  const approved = { status: 'approved', isFeatured: false };
  const pricesOf = async () =>
    ((await document())['priceHistory'] as { price: number; currency: string }[] | undefined)?.map(
      ({ price, currency }) => `${price} ${currency}`,
    );

  test('is recorded once, however often it is delivered', async () => {
    await ad();
    await staff({ status: 'approved' });
    await deliver();
    expect(await pricesOf()).toEqual(['5 usd']);
    const before = await version();
    await staff({ price: 4 });
    await Promise.all([deliver(before), deliver(before), deliver(before)]);
    const after = await version();
    await staff({ currency: 'iqd', price: 6_000 });
    // The later event first, and the earlier one again.
    for (const event of [after, before, after]) await deliver(event);
    expect(await pricesOf()).toEqual(['5 usd', '4 usd', '6000 iqd']);
  });

  test('is recorded with the approval of the ad, and not before', async () => {
    await ad();
    await staff({ price: 4 });
    await deliver();
    expect(await pricesOf()).toBeUndefined();
    await staff({ status: 'approved', price: 3 });
    await deliver();
    expect(await pricesOf()).toEqual(['3 usd']);
  });

  test('starts the history of an older ad without one', async () => {
    await ad({ ...approved, settled: approved });
    const before = await version();
    await staff({ title: 'Old' });
    await deliver(before);
    expect(await pricesOf()).toBeUndefined();
    await staff({ price: 4 });
    await deliver(before);
    await deliver(before);
    expect(await pricesOf()).toEqual(['5 usd', '4 usd']);
  });
});

test('a rejection contains the note of that time, in the language of the owner', async () => {
  await ad();
  await staff({ status: 'rejected', moderationNote: ' الصور غير واضحة ' });
  await deliver();
  await staff({ moderationNote: 'another' });
  await deliver();
  expect(await mails()).toMatchObject([{ kind: 'listingRejected', note: 'الصور غير واضحة' }]);
  expect(await isFound()).toBe(false);
});

test('each decision sends a mail, and setting an ad back to pending does not', async () => {
  await ad();
  for (const status of ['approved', 'rejected', 'approved', 'pending'] satisfies ListingStatus[]) {
    await staff({ status });
    await deliver();
  }
  expect(await kinds()).toEqual(['listingApproved', 'listingRejected', 'listingApproved']);
});

test('decisions that were reverted before their events arrive send no mail', async () => {
  await ad();
  await staff({ status: 'approved' });
  await staff({ status: 'rejected' });
  await staff({ status: 'pending' });
  await Promise.all([deliver({ status: 'approved' }), deliver({ status: 'rejected' }), deliver()]);
  expect(await kinds()).toEqual([]);
});

describe('approval needs', () => {
  test.each([
    [{ ...completeProfile, phone: '' }, ['profile']],
    [{ ...completeProfile, termsAcceptedAt: null }, ['terms']],
    [{}, ['profile', 'terms']],
  ])('a whole profile and accepted terms: %o', async (profile, missing) => {
    await firestore.doc('users/sara').set({ ...owner, ...profile });
    await ad();
    await staff({ status: 'approved' });
    await Promise.all([deliver(), deliver()]);
    const { status, settled, moderationProblem, moderatedAt } = await document();
    expect({ status, settled, moderatedAt }).toEqual({ status: 'pending', settled: pending });
    expect(String(moderationProblem).split('\n')).toHaveLength(missing.length);
    expect(await mails()).toMatchObject([{ kind: 'listingIncomplete', missing }]);
    expect(await isFound()).toBe(false);
  });

  test('the profile only until it is complete; then the reason is removed', async () => {
    await firestore.doc('users/sara').set(owner);
    await ad();
    await staff({ status: 'approved' });
    await deliver();
    await firestore.doc('users/sara').update({ ...completeProfile });
    await staff({ status: 'approved' });
    await deliver();
    expect(await document()).toMatchObject({ status: 'approved' });
    expect(await document()).not.toHaveProperty('moderationProblem');
    expect(await kinds()).toEqual(['listingIncomplete', 'listingApproved']);
  });

  test('an existing owner; otherwise nobody is notified', async () => {
    await firestore.doc('users/sara').set({ deletedAt: Timestamp.now() });
    await ad();
    await staff({ status: 'approved' });
    await deliver();
    expect(await document()).toMatchObject({ status: 'pending' });
    expect(await kinds()).toEqual([]);
  });
});

describe('an invalid value is reverted, with the reason beside it', () => {
  test.each(['Approved', 'approve', '', 5, null, true, ['approved']])(
    'status %j',
    async (status) => {
      for (const last of ['pending', 'approved', 'rejected']) {
        await ad({ status: last, settled: { status: last, isFeatured: true }, isFeatured: true });
        await staff({ status });
        await deliver();
        const { status: now, isFeatured, moderationProblem } = await document();
        expect({ now, isFeatured }).toEqual({ now: last, isFeatured: true });
        expect(moderationProblem).toContain('pending, approved, rejected');
        expect(await kinds()).toEqual([]);
      }
    },
  );

  test.each(['true', 1, null, 'yes'])('isFeatured %j', async (isFeatured) => {
    await ad();
    await staff({ isFeatured, status: 'approved' });
    await deliver();
    const { moderationProblem, ...now } = await document();
    expect(now).toMatchObject({ status: 'approved', isFeatured: false });
    expect(moderationProblem).toContain('true, false');
  });
});

test('featuring an ad handles the request for it, sends no mail and reaches the search', async () => {
  await ad({ status: 'approved', settled: { status: 'approved', isFeatured: false } });
  for (const kind of ['featured', '360']) {
    await firestore.doc(`promotionRequests/ad_${kind}`).set({ kind, state: 'open' });
  }
  await staff({ isFeatured: true });
  await Promise.all([deliver(), deliver()]);
  const state = async (kind: string) =>
    (await firestore.doc(`promotionRequests/ad_${kind}`).get()).get('state') as string;
  expect([await state('featured'), await state('360')]).toEqual(['handled', 'open']);
  expect(await kinds()).toEqual([]);
  const card = (await firestore.doc('searchFeed/ad').get()).get('card') as string;
  expect(JSON.parse(card)).toMatchObject({ isFeatured: true });
});

describe('an ad without settled values', () => {
  test('is accepted as it is, without a mail', async () => {
    for (const status of ['approved', 'rejected', 'pending']) {
      await ad({ status, settled: null });
      await deliver();
      await deliver({ status, isFeatured: false });
    }
    expect(await kinds()).toEqual([]);
  });

  test('is compared with its version before the change', async () => {
    await ad({ settled: null });
    await staff({ status: 'approved' });
    await deliver(pending);
    await deliver(pending);
    expect(await kinds()).toEqual(['listingApproved']);
    expect(await document()).toMatchObject({ settled: { status: 'approved', isFeatured: false } });
  });
});

test('missing or invalid documents are left alone', async () => {
  for (const id of ['none', '__x__', '']) await moderateListing(id, undefined);
  expect((await firestore.collection('listings').get()).size).toBe(0);
});
