import type { Endpoint } from '@qaysari/contract/shared/endpoint';
import { imageWidths } from '@qaysari/contract/listing/images';
import {
  addFavorite,
  askForPromotion,
  deleteListing,
  getListingContact,
  getMyListing,
  listFavoriteIds,
  listFavorites,
  listMyListings,
  removeFavorite,
  renewListing,
  setAvailability,
} from '@qaysari/contract/listing/own-calls';
import { createListing, updateListing } from '@qaysari/contract/publish/calls';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, dataOf, failureOf, type Ask } from '../support/api-client.ts';
import { completeProfile } from '../support/complete-profile.ts';
import { startCreating, type Member } from '../support/created.ts';
import { countEarlier } from '../support/earlier-requests.ts';
import { adFields, sendForm } from '../support/form.ts';
import { somePhoto } from '../support/photos.ts';
import { filesOf } from '../support/stored-images.ts';

const created = startCreating();
const phone = '+9647701234567';
let owner: Member;
let [token, stranger, gone] = ['', '', ''];

beforeAll(async () => {
  owner = await created.buildMember({ phone });
  const other = await created.buildMember();
  const leaving = await created.buildMember();
  [token, stranger, gone] = (await Promise.all([owner, other, leaving].map(created.signIn))) as [
    string,
    string,
    string,
  ];
  await created.firestore.doc(`users/${leaving.uid}`).update({ deletedAt: Timestamp.now() });
});
afterAll(() => created.removeAll());

function callAt(endpoint: Endpoint, id: string, how: Ask = {}) {
  const bodies = new Map<Endpoint, object>([
    [askForPromotion, { kind: 'featured' }],
    [setAvailability, { availability: 'sold' }],
  ]);
  const json = bodies.has(endpoint) ? { json: bodies.get(endpoint) } : {};
  return ask(endpoint.path.replace('{id}', id), { method: endpoint.method, ...json, ...how });
}

const own = (fields: object = {}) => created.buildListing({ owner: owner.uid, ...fields });
const titlesOf = (ads: readonly { title: string }[]) => ads.map(({ title }) => title);

describe('who may do what', () => {
  /** Status for an approved and for a pending ad, of the owner, a stranger and a visitor. */
  const table: [Endpoint, Record<'approved' | 'pending', [number, number, number]>][] = [
    [getMyListing, { approved: [200, 403, 401], pending: [200, 404, 401] }],
    [getListingContact, { approved: [200, 200, 200], pending: [200, 404, 404] }],
    [addFavorite, { approved: [403, 200, 401], pending: [403, 404, 401] }],
    [removeFavorite, { approved: [200, 200, 401], pending: [200, 200, 401] }],
    [askForPromotion, { approved: [200, 403, 401], pending: [200, 404, 401] }],
    [updateListing, { approved: [200, 403, 401], pending: [200, 404, 401] }],
    [renewListing, { approved: [200, 403, 401], pending: [409, 404, 401] }],
    [setAvailability, { approved: [200, 403, 401], pending: [200, 404, 401] }],
    [deleteListing, { approved: [200, 403, 401], pending: [200, 404, 401] }],
  ];
  const cases = table.flatMap(([endpoint, byStatus]) =>
    (['approved', 'pending'] as const).map((status) => ({
      ...{ endpoint, status, codes: byStatus[status] },
      name: `${endpoint.method} ${endpoint.path}`,
    })),
  );

  test.each(cases)(
    '$name of an ad that is $status: $codes',
    async ({ endpoint, status, codes }) => {
      const id = await own({ status });
      const send = (how: Ask) =>
        endpoint === updateListing
          ? sendForm(updateListing, { price: '5' }, [], { id, ...how })
          : callAt(endpoint, id, how);
      // The owner comes last, because deleting ends it.
      const answers = [
        await send({ token: stranger }),
        await send({}),
        await send({ token: gone }),
      ];
      const [asOwner, asStranger, asVisitor] = codes;
      expect(answers.map((each) => each.status)).toEqual([asStranger, asVisitor, 401]);
      expect((await send({ token })).status).toBe(asOwner);
    },
  );

  test.each(table.map(([endpoint]) => endpoint).filter((each) => each !== updateListing))(
    '$method $path is 404 for what is no ad',
    async (endpoint) => {
      for (const id of ['__x__', 'a'.repeat(200), '%2fx']) {
        failureOf(await callAt(endpoint, id, { token }), 404);
      }
      if (endpoint !== removeFavorite) failureOf(await callAt(endpoint, 'none', { token }), 404);
    },
  );

  test.each([listMyListings, listFavorites, listFavoriteIds])(
    '$path is 401 without a valid session',
    async (endpoint) => {
      for (const how of [{}, { token: gone }, { token: 'a.b.c' }]) {
        failureOf(await ask(endpoint.path, how), 401);
      }
    },
  );
});

describe('my ads', () => {
  test('are listed newest first, by tab, with counts that are the same on every tab', async () => {
    const member = await created.buildMember();
    const mine = await created.signIn(member);
    const statuses = ['pending', 'approved', 'rejected', 'approved'];
    for (const [index, status] of statuses.entries()) {
      const createdAt = new Date(Date.UTC(2024, 1, index + 1));
      const fields = { status, createdAt, title: `${status} ${index}`, isFeatured: index === 3 };
      await created.buildListing({ owner: member.uid, ...fields });
    }
    const list = async (query: string) =>
      dataOf(listMyListings, await ask(`/listing/my-listings${query}`, { token: mine }));
    const counts = {
      ...{ total: 4, pending: 1, approved: 2, rejected: 1, featured: 1 },
      ...{ sold: 0, hidden: 0 },
    };
    const tabs: [string, string[]][] = [
      ['', ['approved 3', 'rejected 2', 'approved 1', 'pending 0']],
      ['?status=approved', ['approved 3', 'approved 1']],
      ['?status=pending', ['pending 0']],
      ['?status=rejected', ['rejected 2']],
      ['?isFeatured=true', ['approved 3']],
      ['?status=pending&isFeatured=true', []],
    ];
    for (const [query, titles] of tabs) {
      const answer = await list(query);
      expect(titlesOf(answer.listings), query).toEqual(titles);
      expect(answer.counts).toEqual(counts);
    }
  });

  test('say how often others asked for the contact of each', async () => {
    const member = await created.buildMember(completeProfile);
    const mine = await created.signIn(member);
    const asked = await created.buildListing({ owner: member.uid, title: 'asked' });
    const createdAt = new Date(Date.UTC(2000, 1, 1));
    await created.buildListing({ owner: member.uid, title: 'not asked', createdAt });
    const stranger = await created.signIn(await created.buildMember());
    await ask(`/listing/contact/${asked}`, { token: stranger });
    const list = async () => {
      const { listings } = dataOf(listMyListings, await ask(listMyListings.path, { token: mine }));
      return listings.map(({ title, contacts }) => [title, contacts]);
    };
    await expect.poll(list).toEqual([
      ['asked', 1],
      ['not asked', 0],
    ]);
  });

  test.each([
    ['?status=active', 'status'],
    ['?isFeatured=maybe', 'isFeatured'],
    ['?availability=gone', 'availability'],
  ])('%s is 400', async (query, field) => {
    const { error = {} } = failureOf(await ask(`/listing/my-listings${query}`, { token }), 400);
    expect(Object.keys(error)).toEqual([field]);
  });

  test('say what is missing, and what staff wrote', async () => {
    const moderationNote = 'الصور غير واضحة';
    const id = await own({ status: 'rejected', moderationNote });
    const answer = await callAt(getMyListing, id, { token });
    const missing = ['profile', 'terms'];
    expect(dataOf(getMyListing, answer)).toMatchObject({
      missing,
      moderationNote,
      isStartup: false,
    });
    const complete = await created.buildMember(completeProfile);
    const theirs = await created.buildListing({ owner: complete.uid, status: 'pending' });
    const full = await callAt(getMyListing, theirs, { token: await created.signIn(complete) });
    expect(dataOf(getMyListing, full).missing).toEqual([]);
  });
});

test('a deleted ad is gone with its pictures and dependent data', async () => {
  const answer = await sendForm(createListing, adFields, [await somePhoto()], { token });
  const { _id } = dataOf(createListing, answer);
  await callAt(askForPromotion, _id, { token });
  expect(await filesOf(_id)).toHaveLength(imageWidths.length + 1);
  expect((await callAt(deleteListing, _id, { token })).status).toBe(200);
  expect(await filesOf(_id)).toEqual([]);
  for (const path of [`listings/${_id}`, `promotionRequests/${_id}_featured`]) {
    expect((await created.firestore.doc(path).get()).exists, path).toBe(false);
  }
  const loose = created.firestore.collection('looseImages').where('listing', '==', _id);
  expect((await loose.get()).size).toBe(0);
  failureOf(await callAt(deleteListing, _id, { token }), 404);
});

describe('favourites', () => {
  test('are listed as long as they may be seen, last marked first', async () => {
    const mine = await created.signIn(await created.buildMember());
    const list = async () =>
      dataOf(listFavorites, await ask('/listing/my-favorites', { token: mine }));
    const [one, two, three] = [
      await own({ title: 'one' }),
      await own({ title: 'two' }),
      await own({ title: 'three' }),
    ];
    for (const id of [one, two, three, one]) {
      expect((await callAt(addFavorite, id, { token: mine })).status).toBe(200);
    }
    expect(titlesOf(await list())).toEqual(['three', 'two', 'one']);
    await created.saveListing(two, { owner: owner.uid, status: 'pending' });
    await created.removeListing(three);
    expect(titlesOf(await list())).toEqual(['one']);
    await created.saveListing(two, { owner: owner.uid, title: 'two' });
    expect(titlesOf(await list())).toEqual(['two', 'one']);
    for (const _time of [1, 2]) {
      expect((await callAt(removeFavorite, one, { token: mine })).status).toBe(200);
    }
    expect(titlesOf(await list())).toEqual(['two']);
  });
});

describe('the contact buttons', () => {
  const countOf = async (id: string) =>
    (await created.firestore.doc(`listingStatistics/${id}`).get()).get('contacts') as unknown;

  test('names phone, e-mail and WhatsApp, and counts who looked', async () => {
    const id = await own();
    const contact = { phone, email: owner.email, whatsapp: phone.slice(1) };
    expect(dataOf(getListingContact, await callAt(getListingContact, id))).toEqual(contact);
    expect(await countOf(id)).toBe(1);
    await Promise.all([1, 2, 3].map(() => callAt(getListingContact, id, { token: stranger })));
    expect(await countOf(id)).toBe(4);
    await callAt(getListingContact, id, { token });
    expect(await countOf(id)).toBe(4);
  });

  test('offers no WhatsApp for a landline, and nothing of somebody who is gone', async () => {
    const landline = await created.buildMember({ phone: '+96417201234' });
    const id = await created.buildListing({ owner: landline.uid });
    const contact = dataOf(getListingContact, await callAt(getListingContact, id));
    expect(contact).toEqual({ phone: '+96417201234', email: landline.email });
    await created.firestore.doc(`users/${landline.uid}`).update({ deletedAt: Timestamp.now() });
    failureOf(await callAt(getListingContact, id), 404);
  });

  test('is limited for somebody who collects numbers: by person', async () => {
    const member = await created.buildMember();
    const collector = await created.signIn(member);
    const id = await own();
    await countEarlier(created, { kind: 'contact', subject: member.uid, count: 58 });
    const codes: number[] = [];
    for (let time = 0; time < 3; time++) {
      codes.push((await callAt(getListingContact, id, { token: collector })).status);
    }
    expect(codes).toEqual([200, 200, 429]);
    expect((await callAt(getListingContact, id, { token: stranger })).status).toBe(200);
  });
});

describe('asking for promotion', () => {
  const askFor = (id: string, kind: unknown) =>
    callAt(askForPromotion, id, { token, json: { kind } });

  test('is possible once for an ad and kind, until staff have handled it', async () => {
    const id = await own({ title: 'promoted' });
    const answers = await Promise.all([1, 2, 3].map(() => askFor(id, 'featured')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await askFor(id, '360')).status).toBe(200);
    const document = created.firestore.doc(`promotionRequests/${id}_featured`);
    expect((await document.get()).data()).toEqual({
      ...{ uid: owner.uid, listing: id, title: 'promoted', kind: 'featured', state: 'open' },
      createdAt: expect.any(Timestamp) as Timestamp,
    });
    const asked = async () => {
      const answer = await callAt(getMyListing, id, { token });
      return dataOf(getMyListing, answer).promotionsAsked;
    };
    const time = expect.stringMatching(/^\d{4}-.*Z$/) as string;
    expect(await asked()).toEqual({ featured: time, '360': time });
    await document.update({ state: 'handled' });
    expect(await asked()).toEqual({ '360': time });
    expect((await askFor(id, 'featured')).status).toBe(200);
  });

  test.each([undefined, '', 'gold', 360, ['featured']])('400 for %j', async (kind) => {
    const { error = {} } = failureOf(await askFor(await own(), kind), 400);
    expect(Object.keys(error)).toEqual(['kind']);
  });
});
