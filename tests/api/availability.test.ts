import {
  getApprovedListing,
  listListingIds,
  listListings,
  listRelatedListings,
  suggestListings,
} from '@qaysari/contract/listing/calls';
import type { Availability } from '@qaysari/contract/listing/types';
import {
  getMyListing,
  listFavorites,
  listMyListings,
  setAvailability,
} from '@qaysari/contract/listing/own-calls';
import { updateListing } from '@qaysari/contract/publish/calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, dataOf, failureOf, type Ask } from '../support/api-client.ts';
import { completeProfile } from '../support/complete-profile.ts';
import { inConsole } from '../support/console.ts';
import { startCreating, type Member } from '../support/created.ts';
import { exactMatches } from '../support/exact-matches.ts';
import { sendForm } from '../support/form.ts';
import { storedAd } from '../support/whole-ad.ts';

const created = startCreating();
let owner: Member;
let [token, stranger] = ['', ''];

beforeAll(async () => {
  owner = await created.buildMember(completeProfile);
  token = await created.signIn(owner);
  stranger = await created.signIn(await created.buildMember());
});
afterAll(() => created.removeAll());

const own = (fields: object = {}) => created.buildListing({ owner: owner.uid, ...fields });
const set = (id: string, availability: unknown, how: Ask = { token }) =>
  ask(`/listing/availability/${id}`, { method: 'PUT', json: { availability }, ...how });
const setTo = async (id: string, availability: Availability) =>
  dataOf(setAvailability, await set(id, availability));
const read = (id: string, how: Ask = {}) => ask(`/listing/approved/${id}`, how);
const search = async (words = created.tag) =>
  exactMatches(dataOf(listListings, await ask(`/listing?search=${words}`))).listings.map(
    ({ _id }) => _id,
  );

describe.each(['sold', 'hidden'] as const)('an ad that is %s', (availability) => {
  test('is in no list as soon as its owner has said so, and in all of them afterwards', async () => {
    const [id, other] = [await own(), await own()];
    const lists = async () => ({
      search: (await search()).includes(id),
      ides: dataOf(listListingIds, await ask('/listing/ides?page=1')).includes(id),
      related: dataOf(listRelatedListings, await ask(`/listing/related/${other}`)).some(
        ({ _id }) => _id === id,
      ),
      suggested: dataOf(
        suggestListings,
        await ask(`/listing/suggest?search=${created.tag}`),
      ).listings.some(({ _id }) => _id === id),
    });
    // Ids are cached for a minute, and the newest come first: they are not asked before the change.
    expect(await search()).toContain(id);
    expect(await setTo(id, availability)).toMatchObject({ availability, status: 'approved' });
    expect(await lists()).toEqual({ search: false, ides: false, related: false, suggested: false });
    const back = await setTo(id, 'forSale');
    expect(back).not.toHaveProperty('availability');
    expect(back.status).toBe('approved');
    expect(await search()).toContain(id);
    await setTo(other, availability);
  });

  test('gives its contact to nobody but its owner', async () => {
    const id = await own({ availability });
    for (const how of [{}, { token: stranger }]) {
      failureOf(await ask(`/listing/contact/${id}`, how), 404);
    }
    expect((await ask(`/listing/contact/${id}`, { token })).status).toBe(200);
  });

  test('stays so, with its status, when its owner changes its price or text', async () => {
    const id = await own({ availability });
    const priced = await sendForm(updateListing, { price: '77' }, [], { id, token });
    expect(dataOf(updateListing, priced)).toMatchObject({ availability, status: 'approved' });
    const titled = await sendForm(updateListing, { title: 'Another' }, [], { id, token });
    expect(dataOf(updateListing, titled)).toMatchObject({ availability, status: 'pending' });
  });

  test('is counted and listed apart from active ones', async () => {
    const member = await created.buildMember();
    const mine = await created.signIn(member);
    const id = await created.buildListing({ owner: member.uid, availability });
    await created.buildListing({ owner: member.uid });
    const list = async (query: string) =>
      dataOf(listMyListings, await ask(`/listing/my-listings${query}`, { token: mine }));
    const { listings, counts } = await list(`?availability=${availability}`);
    expect(listings).toMatchObject([{ _id: id, availability }]);
    expect(counts).toMatchObject({ total: 2, approved: 1, [availability]: 1 });
    const active = await list('?status=approved&availability=forSale');
    expect(active.total).toBe(counts.approved);
    expect(active.listings[0]).not.toHaveProperty('availability');
  });
});

test('a sold ad is read by its link; a hidden one is 404 for all but its owner', async () => {
  const [sold, hidden] = [await own({ availability: 'sold' }), await own()];
  await setTo(hidden, 'hidden');
  for (const how of [{}, { token: stranger }]) {
    expect(dataOf(getApprovedListing, await read(sold, how)).availability).toBe('sold');
    expect(failureOf(await read(hidden, how), 404)).toEqual(
      failureOf(await read('none', how), 404),
    );
  }
  expect(dataOf(getApprovedListing, await read(hidden, { token })).availability).toBe('hidden');
});

test('favourites show a sold ad with its mark, and leave a hidden one out until it is back', async () => {
  const mine = await created.signIn(await created.buildMember());
  const [sold, hidden] = [await own({ title: 'sold' }), await own({ title: 'hidden' })];
  for (const id of [sold, hidden]) {
    const marked = await ask(`/listing/favorites/${id}`, { method: 'POST', token: mine });
    expect(marked.status).toBe(200);
  }
  await setTo(sold, 'sold');
  await setTo(hidden, 'hidden');
  const list = async () =>
    dataOf(listFavorites, await ask('/listing/my-favorites', { token: mine }));
  expect(await list()).toMatchObject([{ _id: sold, availability: 'sold' }]);
  await setTo(hidden, 'forSale');
  expect(await list()).toMatchObject([{ _id: hidden }, { _id: sold }]);
});

describe('PUT /listing/availability', () => {
  test.each([undefined, null, '', 'SOLD', 'gone', 1, ['sold']])('400 for %j', async (value) => {
    const { error = {} } = failureOf(await set(await own(), value), 400);
    expect(Object.keys(error)).toEqual(['availability']);
  });

  test('401 without a session, 403 for a stranger who sees the ad, else 404', async () => {
    const [open, hidden] = [await own(), await own({ availability: 'hidden' })];
    failureOf(await set(open, 'sold', {}), 401);
    failureOf(await set(open, 'sold', { token: stranger }), 403);
    failureOf(await set(hidden, 'forSale', { token: stranger }), 404);
    failureOf(await set('none', 'sold'), 404);
  });

  test('the same twice, also at once, is one change', async () => {
    const id = await own();
    const answers = await Promise.all([1, 2, 3].map(() => set(id, 'sold')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const document = (await created.firestore.doc(`listings/${id}`).get()).data();
    expect(document).toMatchObject({ availability: 'sold', status: 'approved' });
    expect((await set(id, 'sold')).status).toBe(200);
  });

  test('hides a pending ad that staff approve at the same moment, and loses neither', async () => {
    // A word of its own: the other ads of this file fill the first page of a search for the tag.
    const title = `own${created.tag}`;
    const settled = { status: 'pending', isFeatured: false };
    const id = await own({ title, status: 'pending', settled });
    const document = created.firestore.doc(`listings/${id}`);
    const [answer] = await Promise.all([
      set(id, 'hidden'),
      inConsole(document, { status: 'approved' }),
    ]);
    expect(answer.status).toBe(200);
    const after = (await document.get()).data();
    expect(after).toMatchObject({ status: 'approved', availability: 'hidden' });
    expect((await storedAd(id))['settled']).toMatchObject({ status: 'approved' });
    expect(await search(title)).toEqual([]);
    await setTo(id, 'forSale');
    expect(await search(title)).toEqual([id]);
  });

  test('a mistyped value of the console hides the ad from others', async () => {
    const id = await own({ availability: 'Sold' });
    failureOf(await read(id), 404);
    const mine = await ask(getMyListing.path.replace('{id}', id), { token });
    expect(dataOf(getMyListing, mine).availability).toBe('hidden');
  });
});
