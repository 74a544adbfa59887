import { warn } from 'firebase-functions/logger';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  changeListing,
  deleteListingById,
  insertListing,
} from '../../../functions/src/listing/write-store.ts';
import { completeProfile } from '../../support/complete-profile.ts';
import { idsFound, openSearchProject } from '../../support/search-project.ts';

vi.mock('firebase-functions/logger', { spy: true });

const project = openSearchProject('trigger');
const { edit, deliver, feedOf, save, remove } = project;
beforeEach(() => void vi.mocked(warn).mockReturnValue());
afterEach(() => project.clear());

const found = () => idsFound(project.openIndex());

/** An ad that the API has made and staff have not looked at. */
const fresh = { status: 'pending', settled: { status: 'pending', isFeatured: false } };
const feedSize = async () => (await project.firestore.collection('searchFeed').get()).size;

describe('an ad that nobody has approved yet', () => {
  test('writes nothing into the feed: not when it is made, changed, delivered or deleted', async () => {
    await project.firestore.doc('users/somebody').set(completeProfile);
    const document = project.adOf(fresh);
    await insertListing('ad', document, () => undefined);
    for (const title of ['one', 'two', 'three']) {
      await changeListing('ad', (before) => ({ ...before, title }));
      await deliver('ad');
    }
    expect(await feedSize()).toBe(0);
    const before = (await project.firestore.doc('listings/ad').get()).data();
    await deleteListingById('ad', () => undefined);
    await deliver('ad', before);
    expect(await feedSize()).toBe(0);
  });

  test('is found once it is approved, and gone once it is not', async () => {
    const index = project.openIndex();
    await save('ad', fresh);
    expect(await feedSize()).toBe(0);
    await edit('ad', { status: 'approved' });
    await deliver('ad');
    expect(await idsFound(index)).toEqual(['ad']);
    await edit('ad', { status: 'rejected' });
    await deliver('ad');
    for (const some of [index, project.openIndex()]) expect(await idsFound(some)).toEqual([]);
  });

  test('is in no index that is made while staff’s approval waits for the trigger', async () => {
    await edit('ad', { ...fresh, status: 'approved' });
    expect(await found()).toEqual([]);
    await deliver('ad');
    expect(await found()).toEqual(['ad']);
  });
});

test('a rejected ad writes its entry once, however often its owner changes it', async () => {
  await project.firestore.doc('users/somebody').set(completeProfile);
  await save('ad');
  await changeListing('ad', (before) => ({ ...before, status: 'rejected' }));
  const first = await feedOf('ad');
  expect(first).toHaveProperty('goneAt');
  for (const title of ['one', 'two']) {
    await changeListing('ad', (before) => ({ ...before, title }));
    await deliver('ad');
  }
  expect(await feedOf('ad')).toEqual(first);
});

describe('an entry of the feed', () => {
  test('holds the card and the words of an approved ad, whatever the event says', async () => {
    await edit('ad', { title: 'Café المطعم', location: 'erbil', moderationNote: 'inner' });
    await deliver('ad');
    const entry = await feedOf('ad');
    expect(Object.keys(entry ?? {}).sort()).toEqual(['at', 'card', 'listedAt', 'words']);
    expect(JSON.parse(String(entry?.['card']))).toEqual({
      _id: 'ad',
      title: 'Café المطعم',
      location: 'erbil',
      category: 'restaurants_cafes',
      currency: 'usd',
      price: 1000,
      images: [],
      isFeatured: false,
      isStartup: false,
      owner: 'somebody',
      status: 'approved',
      createdAt: '2001-01-01T00:00:00.000Z',
    });
    const words = String(entry?.['words']).split(' ');
    expect(words).toEqual(expect.arrayContaining(['cafe', 'المطعم', 'erbil', 'اربيل', 'ههولير']));
  });

  test.each([{ status: 'pending' }, { status: 'rejected' }, { price: 'much' }])(
    'of an ad with %o says only that it is gone, also where nothing was said of it before',
    async (fields) => {
      await edit('ad', fields);
      await deliver('ad');
      expect(Object.keys((await feedOf('ad')) ?? {}).sort()).toEqual(['at', 'goneAt']);
      await edit('ad', { status: 'approved', price: 5 });
      await deliver('ad');
      expect(await found()).toEqual(['ad']);
      await edit('ad', fields);
      await deliver('ad');
      expect(Object.keys((await feedOf('ad')) ?? {}).sort()).toEqual(['at', 'goneAt']);
      expect(await found()).toEqual([]);
    },
  );

  test('is written once for an ad, however often the trigger is called', async () => {
    await edit('ad', {});
    await deliver('ad');
    const first = await feedOf('ad');
    await deliver('ad');
    await edit('ad', { costs: 'not shown in lists', moderationNote: 'nor is this' });
    await deliver('ad');
    expect(await feedOf('ad')).toEqual(first);
    await edit('ad', { description: 'found by its words' });
    await deliver('ad');
    expect(await feedOf('ad')).not.toEqual(first);
  });

  test('that the API wrote with the ad is right already', async () => {
    for (const status of ['pending', 'approved', 'rejected']) {
      await save('ad', { status });
      const first = await feedOf('ad');
      await deliver('ad');
      expect(await feedOf('ad')).toEqual(first);
    }
    await remove('ad');
    const first = await feedOf('ad');
    await deliver('ad');
    expect(await feedOf('ad')).toEqual(first);
  });
});

test('events that come twice, late, and all at once end in the ad as it is', async () => {
  const index = project.openIndex();
  await index.ids();
  const delivered: Promise<void>[] = [];
  for (const title of ['one', 'two']) {
    await edit('ad', { title });
    delivered.push(deliver('ad'), deliver('ad'));
  }
  await edit('ad', { status: 'rejected' });
  delivered.push(deliver('ad'));
  await Promise.all(delivered);
  expect(await idsFound(index)).toEqual([]);
  expect(await found()).toEqual([]);
  await edit('ad', { status: 'approved' });
  await deliver('ad');
  const { cards } = await index.search({});
  expect(cards.map(({ title }) => title)).toEqual(['two']);
  // One that was on its way since before the ad was rejected.
  await deliver('ad');
  expect(await idsFound(index, { search: 'two' })).toEqual(['ad']);
});

test('an ad that is deleted, and comes back under its id, is gone and back', async () => {
  const index = project.openIndex();
  await edit('ad', {});
  await deliver('ad');
  expect(await idsFound(index)).toEqual(['ad']);
  await project.firestore.doc('listings/ad').delete();
  await deliver('ad');
  expect(await idsFound(index)).toEqual([]);
  await edit('ad', {});
  await deliver('ad');
  expect(await idsFound(index)).toEqual(['ad']);
});

test('a write of the API is in the next search, without the trigger', async () => {
  const index = project.openIndex();
  await index.ids();
  for (let round = 0; round < 10; round += 1) {
    await save('ad', { title: `title${round}` });
    expect(await idsFound(index, { search: `title${round}` })).toEqual(['ad']);
    await save('ad', { status: 'pending' });
    expect(await idsFound(index)).toEqual([]);
    await save('ad');
    await remove('ad');
    expect(await idsFound(index)).toEqual([]);
  }
});

test('an entry that somebody broke by hand hides its ad, and no other', async () => {
  const index = project.openIndex();
  await Promise.all(['a', 'b', 'c', 'd', 'e'].map((id) => save(id)));
  expect(await idsFound(index)).toEqual(['a', 'b', 'c', 'd', 'e']);
  const break_ = (id: string, fields: Record<string, unknown>) =>
    project.firestore.doc(`searchFeed/${id}`).update({ at: new Date(), ...fields });
  await break_('a', { card: '{' });
  await break_('b', { card: 'null' });
  await break_('c', { words: 7 });
  await break_('d', { card: JSON.stringify({ _id: 'd', title: 'no more than this' }) });
  for (const some of [index, project.openIndex()]) expect(await idsFound(some)).toEqual(['e']);
});
