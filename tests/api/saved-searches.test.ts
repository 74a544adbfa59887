import { createHash } from 'node:crypto';
import type { Endpoint } from '@qaysari/contract/shared/endpoint';
import { getMyListing, setAvailability } from '@qaysari/contract/listing/own-calls';
import { updateListing } from '@qaysari/contract/publish/calls';
import {
  changeSavedSearch,
  listSavedSearches,
  markSavedSearchSeen,
  removeSavedSearch,
  saveSearch,
} from '@qaysari/contract/saved-search/calls';
import { type SavedSearch } from '@qaysari/contract/saved-search/types';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, describe, expect, test } from 'vitest';
import { ask, call, dataOf, failureOf, type Ask } from '../support/api-client.ts';
import { completeProfile } from '../support/complete-profile.ts';
import { inConsole } from '../support/console.ts';
import { startCreating } from '../support/created.ts';
import { sendForm } from '../support/form.ts';

const created = startCreating();
afterAll(() => created.removeAll());

async function someone() {
  const member = await created.buildMember(completeProfile);
  return { uid: member.uid, token: await created.signIn(member) };
}

const save = (filter: unknown, token: string) => call(saveSearch, { filter }, { token });
const saved = async (filter: string, token: string): Promise<SavedSearch> =>
  dataOf(saveSearch, await save(filter, token));
const list = async (token: string): Promise<SavedSearch[]> =>
  dataOf(listSavedSearches, await call(listSavedSearches, undefined, { token }));
const filters = async (token: string) => (await list(token)).map(({ filter }) => filter);

const callAt = (endpoint: Endpoint, id: string, how: Ask) =>
  ask(endpoint.path.replace('{id}', id), { method: endpoint.method, ...how });
const change = (id: string, json: object, token: string) =>
  callAt(changeSavedSearch, id, { json, token });

const documentOf = (id: string) => created.firestore.doc(`listings/${id}`);

describe('saving', () => {
  test('keeps what a filter finds, once, without page and order', async () => {
    const { token } = await someone();
    const first = await saved('location=duhok,erbil&category=it_tech&page=3&sort=priceUp', token);
    expect(first).toEqual({
      id: first.id,
      filter: 'category=it_tech&location=erbil%2Cduhok',
      isPaused: false,
      frequency: 'daily',
      createdAt: first.createdAt,
    });
    const again = await saved('category=it_tech&location=erbil,duhok', token);
    expect(again).toEqual(first);
    await saved('search=cafe&currency=usd&maxPrice=20000', token);
    expect(await filters(token)).toEqual(['currency=usd&maxPrice=20000&search=cafe', first.filter]);
  });

  test.each<[unknown, string]>([
    [undefined, 'required'],
    ['', 'savedSearchEmpty'],
    [7, 'invalid'],
    [{ location: 'erbil' }, 'invalid'],
    ['x'.repeat(3_001), 'tooLong'],
    ['page=2&sort=newest', 'savedSearchEmpty'],
    ['minPrice=0&currency=', 'savedSearchEmpty'],
    ['constructor', 'savedSearchEmpty'],
    ['location=erbil&location=duhok', 'invalid'],
    ['category=palaces', 'unknownValue'],
    ['location=atlantis', 'unknownValue'],
    ['currency=eur', 'unknownValue'],
    ['currency=usd&minPrice=cheap', 'validNumber'],
    ['currency=usd&maxPrice=-1', 'tooSmall'],
    ['currency=usd&minPrice=9&maxPrice=5', 'priceRange'],
    ['startup=maybe', 'unknownValue'],
    [`search=${'x'.repeat(201)}`, 'tooLong'],
    ['location=erbil&sort=best', 'unknownValue'],
    ['location=erbil&page=0', 'tooSmall'],
  ])('refuses %j: %s', async (filter, key) => {
    const { token } = await someone();
    const { fields } = failureOf(await save(filter, token), 400);
    expect(fields).toMatchObject({ filter: { key } });
    expect(await list(token)).toEqual([]);
  });

  test('ends at 20 searches, however many come at once', async () => {
    const { token, uid } = await someone();
    const batch = created.firestore.batch();
    const at = Timestamp.now();
    for (let index = 0; index < 18; index++) {
      const filter = `search=${index}`;
      const id = createHash('sha256').update(filter).digest('base64url');
      const document = { filter, isPaused: false, createdAt: at, seenAt: at };
      batch.set(created.firestore.doc(`users/${uid}/savedSearches/${id}`), document);
    }
    // A removed search does not count.
    batch.set(created.firestore.doc(`users/${uid}/savedSearches/gone`), { changedAt: at });
    await batch.commit();
    const answers = await Promise.all(
      ['a', 'b', 'c', 'd', 'e'].map((word) => save(`search=${word}`, token)),
    );
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused).toHaveLength(3);
    for (const answer of refused) {
      expect(failureOf(answer, 409)).toMatchObject({
        ...{ key: 'savedSearchesFull', params: { count: 20 } },
      });
    }
    expect(await list(token)).toHaveLength(20);
    // A search that is already saved does not count again.
    await saved('search=3', token);
    failureOf(await save('search=f', token), 409);
  });

  test('of the same search twice at once makes one', async () => {
    const { token } = await someone();
    const [one, other] = await Promise.all([
      saved('search=twice', token),
      saved('search=twice', token),
    ]);
    expect(one).toEqual(other);
    expect(await list(token)).toHaveLength(1);
  });
});

describe('a saved search', () => {
  test('is paused and goes on', async () => {
    const { token } = await someone();
    const { id } = await saved('location=erbil', token);
    const paused = dataOf(changeSavedSearch, await change(id, { isPaused: true }, token));
    expect(paused).toMatchObject({ id, isPaused: true, filter: 'location=erbil' });
    expect(await list(token)).toEqual([paused]);
    await change(id, { isPaused: false }, token);
    expect(await list(token)).toMatchObject([{ id, isPaused: false, newCount: 0 }]);
    failureOf(await change(id, { isPaused: 'yes' }, token), 400);
    failureOf(await change(id, { filter: 'category=palaces' }, token), 400);
    failureOf(await change(id, { filter: '' }, token), 400);
  });

  test('stores how often to notify', async () => {
    const { token } = await someone();
    const { id } = await saved('location=erbil', token);
    for (const frequency of ['atOnce', 'weekly', 'never', 'daily']) {
      const changed = dataOf(changeSavedSearch, await change(id, { frequency }, token));
      expect(changed).toMatchObject({ id, frequency, isPaused: false });
    }
    for (const frequency of ['hourly', '', 7, null]) {
      const { fields } = failureOf(await change(id, { frequency }, token), 400);
      expect(Object.keys(fields ?? {})).toEqual(['frequency']);
    }
    const moved = await change(id, { frequency: 'weekly', filter: 'location=duhok' }, token);
    expect(dataOf(changeSavedSearch, moved)).toMatchObject({ frequency: 'weekly' });
  });

  test('takes another filter, and merges with an equal search', async () => {
    const { token } = await someone();
    const first = await saved('location=erbil', token);
    const moved = dataOf(
      changeSavedSearch,
      await change(first.id, { filter: 'location=duhok' }, token),
    );
    expect(moved.id).not.toBe(first.id);
    expect(moved.createdAt).toBe(first.createdAt);
    expect(await filters(token)).toEqual(['location=duhok']);
    failureOf(await change(first.id, { isPaused: true }, token), 404);
    const other = await saved('location=basra', token);
    dataOf(changeSavedSearch, await change(moved.id, { filter: 'location=basra' }, token));
    expect((await list(token)).map(({ id }) => id)).toEqual([other.id]);
    // The former id is free again for the same search.
    expect((await saved('location=erbil', token)).id).toBe(first.id);
  });

  test('is removed, leaves a mark that expires, and can be saved again', async () => {
    const { token, uid } = await someone();
    const { id } = await saved('location=erbil', token);
    expect((await callAt(removeSavedSearch, id, { token })).status).toBe(200);
    expect(await list(token)).toEqual([]);
    failureOf(await callAt(removeSavedSearch, id, { token }), 404);
    const path = `users/${uid}/savedSearches/${id}`;
    const mark = (await created.firestore.doc(path).get()).data();
    expect(Object.keys(mark ?? {}).toSorted()).toEqual(['changedAt', 'expireAt']);
    await saved('location=erbil', token);
    expect((await created.firestore.doc(path).get()).get('expireAt')).toBeUndefined();
  });

  test('is nobody else’s: 404, as for one that is not there', async () => {
    const [sara, omar] = [await someone(), await someone()];
    const { id } = await saved('location=erbil', sara.token);
    for (const unknown of [id, 'nothing', '.x', '~']) {
      const how = { token: omar.token };
      failureOf(await change(unknown, { isPaused: true }, omar.token), 404);
      failureOf(await change(unknown, { filter: 'location=basra' }, omar.token), 404);
      failureOf(await callAt(markSavedSearchSeen, unknown, how), 404);
      failureOf(await callAt(removeSavedSearch, unknown, how), 404);
    }
    expect(await list(sara.token)).toMatchObject([{ id, isPaused: false }]);
  });

  test.each(['blockedAt', 'deletedAt'])('is for nobody with %s: 401', async (field) => {
    const { token, uid } = await someone();
    const { id } = await saved('location=erbil', token);
    await created.firestore.doc(`users/${uid}`).update({ [field]: Timestamp.now() });
    failureOf(await call(listSavedSearches, undefined, { token }), 401);
    failureOf(await save('location=duhok', token), 401);
    failureOf(await change(id, { isPaused: true }, token), 401);
    failureOf(await callAt(markSavedSearchSeen, id, { token }), 401);
    failureOf(await callAt(removeSavedSearch, id, { token }), 401);
  });
});

describe('what is new', () => {
  const mine = `search=${created.tag}`;
  const countOf = async (token: string) => (await list(token))[0]?.newCount;

  test('counts an ad that was written long before and approved now', async () => {
    const { token } = await someone();
    const before = await created.buildListing();
    const late = await created.buildListing({
      ...{ status: 'pending', settled: { status: 'pending', isFeatured: false } },
    });
    const { id } = await saved(mine, token);
    expect(await countOf(token)).toBe(0);
    await inConsole(documentOf(late), { status: 'approved' });
    expect(await countOf(token)).toBe(1);
    expect((await callAt(markSavedSearchSeen, id, { token })).status).toBe(200);
    expect(await countOf(token)).toBe(0);
    await created.removeListing(before);
    await created.removeListing(late);
  });

  test('counts an ad that comes back, and none whose words change', async () => {
    const owner = await someone();
    const { token } = await someone();
    const ad = await created.buildListing({
      ...{ owner: owner.uid, settled: { status: 'approved', isFeatured: false } },
    });
    const { id } = await saved(mine, token);
    const title = `${created.tag} with other words`;
    const how = { id: ad, token: owner.token };
    dataOf(updateListing, await sendForm(updateListing, { title }, [], how));
    await inConsole(documentOf(ad), { status: 'approved' });
    expect(await countOf(token)).toBe(0);
    const say = (availability: string) =>
      callAt(setAvailability, ad, { json: { availability }, token: owner.token });
    await say('sold');
    expect(await countOf(token)).toBe(0);
    await say('forSale');
    expect(await countOf(token)).toBe(1);
    // Renewed or confirmed again: no news.
    await callAt(markSavedSearchSeen, id, { token });
    await say('forSale');
    expect(await countOf(token)).toBe(0);
    await created.removeListing(ad);
  });

  test('is left out while the search is paused', async () => {
    const { token } = await someone();
    const { id } = await saved(mine, token);
    await change(id, { isPaused: true }, token);
    expect(await countOf(token)).toBeUndefined();
  });
});

test('only the owner of an ad sees how many people look for it', async () => {
  const owner = await created.buildMember(completeProfile);
  const id = await created.buildListing({ owner: owner.uid });
  const statistics = { seekers: 7, seekersAt: Timestamp.now() };
  await created.firestore.doc(`listingStatistics/${id}`).set(statistics, { merge: true });
  const token = await created.signIn(owner);
  const seen = await callAt(getMyListing, id, { token });
  expect(dataOf(getMyListing, seen).seekers).toBe(7);
  const stranger = await someone();
  expect((await callAt(getMyListing, id, { token: stranger.token })).status).toBe(403);
});
