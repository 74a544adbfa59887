import {
  answerForListing,
  listAskedListings,
  readAskedListings,
  getMyListing,
  listMyListings,
  renewListing,
  setAvailability,
} from '@qaysari/contract/listing/own-calls';
import {
  listListings,
  listOwnerListings,
  listRelatedListings,
} from '@qaysari/contract/listing/calls';
import type { Availability } from '@qaysari/contract/listing/types';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSecret } from '../../functions/src/code/store.ts';
import { ask, call, dataOf, failureOf } from '../support/api-client.ts';
import { startCreating, type Member } from '../support/created.ts';
import { exactMatches } from '../support/exact-matches.ts';
import { storedAd } from '../support/whole-ad.ts';

const dayMs = 24 * 60 * 60 * 1000;
const created = startCreating();
let owner: Member;
let token = '';

beforeAll(async () => {
  owner = await created.buildMember();
  token = await created.signIn(owner);
});
afterAll(() => created.removeAll());

const daysAgo = (days: number) => new Date(Date.now() - days * dayMs);
const own = (fields: object = {}) =>
  created.buildListing({ owner: owner.uid, createdAt: daysAgo(60), ...fields });
/** An ad whose owner was asked nine days ago, so it is marked as unconfirmed. */
const sunk = (fields: object = {}) =>
  own({ askedAt: daysAgo(9), unconfirmedSince: daysAgo(60), ...fields });
const linkFor = (...ids: string[]) =>
  createSecret('still-for-sale', { uid: owner.uid, email: owner.email, about: ids.join(',') });
const read = (code: string) => call(readAskedListings, { code });
const answer = (id: string, code: string, availability: Availability | undefined = 'forSale') =>
  ask(`/listing/asked/${id}`, { method: 'PUT', json: { code, availability } });
const listed = async (query = '') => {
  const found = await ask(`/listing?search=${created.tag}${query}`);
  return exactMatches(dataOf(listListings, found)).listings.map(({ _id }) => _id);
};

test('a link opens the ads that were asked about, and reading changes nothing', async () => {
  const [one, sold, other] = [await sunk(), await own({ availability: 'sold' }), await sunk()];
  const rejected = await own({ status: 'rejected' });
  const code = await linkFor(one, sold, rejected, 'gone');
  const before = await storedAd(one);
  const found = dataOf(readAskedListings, await read(code));
  expect(found).toMatchObject([
    { _id: one, isOpen: true, availability: 'forSale' },
    { _id: sold, isOpen: false, availability: 'sold' },
  ]);
  expect(Date.now() - Date.parse(found[0]?.confirmedAt ?? '')).toBeGreaterThan(59 * dayMs);
  expect(await storedAd(one)).toEqual(before);
  for (const id of [one, sold, other]) await created.removeListing(id);
});

test('an answer removes the mark, the next search knows it, and a second visit shows it', async () => {
  const [id, newer] = [await sunk({ createdAt: daysAgo(2) }), await own({ createdAt: daysAgo(1) })];
  const old = await own({ createdAt: daysAgo(40) });
  expect(await listed()).toEqual([newer, old, id]);
  const code = await linkFor(id);
  const given = dataOf(answerForListing, await answer(id, code));
  expect(given).toMatchObject({ _id: id, isOpen: false, availability: 'forSale' });
  expect(await listed()).toEqual([newer, id, old]);
  const after = await storedAd(id);
  expect(after).not.toHaveProperty('unconfirmedSince');
  expect(after).not.toHaveProperty('askedAt');
  const wait =
    (after['checkAt'] as Timestamp).toMillis() - (after['confirmedAt'] as Timestamp).toMillis();
  expect(wait).toBe(30 * dayMs);
  expect(dataOf(readAskedListings, await read(code))).toMatchObject([{ isOpen: false }]);
  dataOf(answerForListing, await answer(id, code, 'sold'));
  expect(await listed()).toEqual([newer, old]);
  dataOf(answerForListing, await answer(id, code, 'hidden'));
  expect(dataOf(readAskedListings, await read(code))).toMatchObject([{ availability: 'hidden' }]);
  dataOf(answerForListing, await answer(id, code, 'forSale'));
  expect(await listed()).toEqual([newer, id, old]);
  for (const each of [id, newer, old]) await created.removeListing(each);
});

test.each(['newest', 'latest'])('by %s it comes after all others, and says so', async (sort) => {
  const [last, featured] = [
    await sunk({ createdAt: daysAgo(1) }),
    await sunk({ isFeatured: true }),
  ];
  const plain = await own({ createdAt: daysAgo(50), price: 5000 });
  const found = dataOf(listListings, await ask(`/listing?search=${created.tag}&sort=${sort}`));
  expect(found.listings.map(({ _id }) => _id)).toEqual([plain, last, featured]);
  expect(found.total).toBe(3);
  expect(found.listings.map(({ unconfirmedSince }) => unconfirmedSince !== undefined)).toEqual([
    ...[false, true, true],
  ]);
  expect((await listed('&sort=priceUp')).at(-1)).toBe(plain);
  const related = dataOf(listRelatedListings, await ask(`/listing/related/${last}`));
  const places = related.map(({ unconfirmedSince }) => Number(unconfirmedSince !== undefined));
  expect(places).toEqual(places.toSorted());
  const page = dataOf(listOwnerListings, await ask(`/listing/of-owner/${owner.uid}`));
  expect(page.listings.map(({ _id }) => _id)).toEqual([plain, last, featured]);
  for (const id of [last, featured, plain]) await created.removeListing(id);
});

test('invalid links are the same 404: wrong, expired, of another kind, of nobody', async () => {
  const id = await sunk();
  const code = await linkFor(id);
  const expired = await linkFor(id);
  const codes = await created.firestore
    .collection('verificationCodes')
    .where('uid', '==', owner.uid)
    .get();
  const other = await createSecret('objection', { uid: owner.uid, email: owner.email, about: id });
  const ofNobody = await createSecret('still-for-sale', {
    uid: 'x',
    email: owner.email,
    about: id,
  });
  const stranger = await created.buildMember();
  const foreign = await createSecret('still-for-sale', { ...stranger, about: id });
  const { hashSecret } = await import('../../functions/src/code/secret.ts');
  expect(codes.docs.map((each) => each.id)).toContain(hashSecret(expired));
  await created.firestore
    .doc(`verificationCodes/${hashSecret(expired)}`)
    .update({ expireAt: Timestamp.fromMillis(Date.now() - 1) });
  const bodies = [];
  for (const wrong of ['wrong', expired, other, ofNobody]) {
    bodies.push(failureOf(await read(wrong), 404), failureOf(await answer(id, wrong), 404));
  }
  bodies.push(failureOf(await answer(id, foreign), 404));
  bodies.push(failureOf(await answer('another', code), 404));
  expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
  expect(dataOf(readAskedListings, await read(foreign))).toEqual([]);
  expect(await storedAd(id)).toHaveProperty('unconfirmedSince');
  await created.removeListing(id);
});

test.each([
  [{ code: '' }, ['code']],
  [{ code: 'a b' }, ['code']],
  [{}, ['code']],
])('a body without a code is refused: %j', async (json, fields) => {
  const failure = failureOf(await ask('/listing/asked', { method: 'POST', json }), 400);
  expect(Object.keys(failure.fields ?? {})).toEqual(fields);
});

test.each([
  [{ code: 'x', availability: 'gone' }, ['availability']],
  [{ code: 'x' }, ['availability']],
  [{ availability: 'sold' }, ['code']],
])('an invalid answer is refused: %j', async (json, fields) => {
  const failure = failureOf(await ask('/listing/asked/any', { method: 'PUT', json }), 400);
  expect(Object.keys(failure.fields ?? {})).toEqual(fields);
});

test('somebody who is locked out cannot answer, and gets the same 404', async () => {
  const locked = await created.buildMember({ blockedAt: Timestamp.now() });
  const id = await created.buildListing({ owner: locked.uid, isOwnerLockedOut: true });
  const code = await createSecret('still-for-sale', { ...locked, about: id });
  failureOf(await read(code), 404);
  failureOf(await answer(id, code), 404);
});

test('an answer during a sale or a deletion leaves one of the two, and never a mark', async () => {
  const [id, other] = [await sunk(), await sunk()];
  const code = await linkFor(id, other);
  const body = { availability: 'sold' } as const;
  const both = await Promise.all([
    answer(id, code),
    ask(`/listing/availability/${id}`, { method: 'PUT', token, json: body }),
  ]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(await storedAd(id)).not.toHaveProperty('unconfirmedSince');
  const [given, gone] = await Promise.all([
    answer(other, code),
    ask(`/listing/delete/${other}`, { method: 'DELETE', token }),
  ]);
  expect([200, 404]).toContain(given.status);
  expect(gone.status).toBe(200);
  expect((await created.firestore.doc(`listings/${other}`).get()).exists).toBe(false);
  failureOf(await answer(other, code), 404);
  await created.removeListing(id);
});

test('the owner sees the question in their lists, and each confirmation ends it', async () => {
  const id = await sunk();
  const mine = async () => dataOf(listAskedListings, await ask('/listing/asked', { token }));
  expect(await mine()).toMatchObject([{ _id: id, isOpen: true }]);
  const list = dataOf(listMyListings, await ask('/listing/my-listings', { token }));
  expect(list.listings[0]).toHaveProperty('askedAt');
  const one = dataOf(getMyListing, await ask(`/listing/my-listings/${id}`, { token }));
  expect(one.askedAt).toBeDefined();
  failureOf(await ask('/listing/asked'), 401);
  const signs = {
    renewal: async () =>
      dataOf(renewListing, await ask(`/listing/renew/${id}`, { method: 'PUT', token })),
    'for sale': async () =>
      dataOf(
        setAvailability,
        await ask(`/listing/availability/${id}`, {
          ...{ method: 'PUT', token, json: { availability: 'forSale' } },
        }),
      ),
  };
  for (const [name, give] of Object.entries(signs)) {
    const now = await give();
    expect(now, name).not.toHaveProperty('askedAt');
    expect(now, name).not.toHaveProperty('unconfirmedSince');
    expect(await mine(), name).toEqual([]);
    await created.saveListing(id, {
      ...{ owner: owner.uid, createdAt: daysAgo(60) },
      ...{ askedAt: daysAgo(9), unconfirmedSince: daysAgo(60) },
    });
  }
  await created.removeListing(id);
});
