import { afterAll, expect, test } from 'vitest';
import { openSavedSearches } from '../../functions/src/alert/saved-search-mirror.ts';
import {
  addSavedSearch,
  changeSearch,
  markSeen,
  removeSearch,
} from '../../functions/src/saved-search/store.ts';
import type { SearchDocument } from '../../functions/src/search/search-document.ts';
import { startCreating } from '../support/created.ts';

const created = startCreating();
afterAll(() => created.removeAll());

const ad = (word: string): SearchDocument => ({
  card: {
    ...{ _id: 'ad', title: word, category: 'other', location: 'erbil', currency: 'usd' },
    ...{ price: 100, isFeatured: false, isStartup: false, owner: 'sara', status: 'approved' },
    ...{ images: [], createdAt: '2026-11-20T10:00:00.000Z' },
  },
  words: word,
});

test('the searches in memory follow what people save, change, pause and remove', async () => {
  const { uid } = await created.buildMember();
  const searches = openSavedSearches();
  const found = async (word: string) =>
    (await searches()).matching(ad(word)).filter((key) => key.uid === uid);
  const [one, other] = [`${created.tag}one`, `${created.tag}other`];
  expect(await found(one)).toEqual([]);
  const { id } = await addSavedSearch(uid, `search=${one}`);
  expect(await found(one)).toEqual([{ uid, id }]);
  expect(await found(other)).toEqual([]);
  await markSeen(uid, id);
  await changeSearch(uid, id, { isPaused: true });
  expect(await found(one)).toEqual([]);
  await changeSearch(uid, id, { isPaused: false });
  expect(await found(one)).toEqual([{ uid, id }]);
  const moved = await changeSearch(uid, id, { filter: `search=${other}` });
  expect(await found(one)).toEqual([]);
  expect(await found(other)).toEqual([{ uid, id: moved.id }]);
  await removeSearch(uid, moved.id);
  expect(await found(other)).toEqual([]);
});
