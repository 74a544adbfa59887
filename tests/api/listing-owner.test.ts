import { getListingOwner, listOwnerListings } from '@qaysari/contract/listing/calls';
import { setNameOnAds } from '@qaysari/contract/account/calls';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, dataOf, failureOf, type Ask } from '../support/api-client.ts';
import { completeProfile } from '../support/complete-profile.ts';
import { startCreating, type Member } from '../support/created.ts';

const created = startCreating();
const joinedAt = Timestamp.fromDate(new Date('2025-03-31T12:00:00.000Z'));
let owner: Member;
let [token, stranger] = ['', ''];

beforeAll(async () => {
  const firm = { companyname: 'شركة ضفاف', nameOnAds: 'companyname' };
  owner = await created.buildMember({ ...completeProfile, ...firm, createdAt: joinedAt });
  token = await created.signIn(owner);
  stranger = await created.signIn(await created.buildMember());
});
afterAll(() => created.removeAll());

const ownerOf = (id: string, how: Ask = {}) => ask(`/listing/owner/${id}`, how);
const listOf = (uid: string, query = '') => ask(`/listing/of-owner/${uid}${query}`);

test('returns only the company, the month of the sign-up and the number of listed ads', async () => {
  const id = await created.buildListing({ owner: owner.uid });
  await created.buildListing({ owner: owner.uid });
  for (const hidden of [
    { status: 'pending' },
    { availability: 'sold' },
    { availability: 'hidden' },
  ]) {
    await created.buildListing({ owner: owner.uid, ...hidden });
  }
  for (const how of [{}, { token: stranger }, { token }]) {
    expect(dataOf(getListingOwner, await ownerOf(id, how))).toEqual({
      ...{ _id: owner.uid, name: 'شركة ضفاف', listings: 2 },
      facts: { memberSince: '2025-03', approvedAds: 4, upheldReports: { count: 0 } },
      contactWays: ['phone', 'whatsapp', 'email'],
    });
  }
});

test('returns the name that the owner chose, for the ad and for their page, and facts without a name', async () => {
  const names = { firstname: 'سارة', lastname: 'Hidden', companyname: 'ضفاف' };
  const choosing = await created.buildMember(names);
  const hers = { token: await created.signIn(choosing), method: 'PUT' };
  const id = await created.buildListing({ owner: choosing.uid });
  const facts = { approvedAds: 1, upheldReports: { count: 0 } };
  const shown = async () => {
    const ofAd = dataOf(getListingOwner, await ownerOf(id));
    const { owner: ofPage } = dataOf(listOwnerListings, await listOf(choosing.uid));
    expect(ofAd).toEqual({ ...ofPage, contactWays: ['email'] });
    const { name, ...rest } = ofPage;
    expect(rest).toEqual({ _id: choosing.uid, listings: 1, facts });
    return name;
  };
  // Older accounts have no choice.
  expect(await shown()).toBeUndefined();
  for (const [nameOnAds, name] of [
    ['firstname', 'سارة'],
    ['companyname', 'ضفاف'],
    ['nothing', undefined],
  ] as const) {
    const saved = dataOf(
      setNameOnAds,
      await ask(setNameOnAds.path, { ...hers, json: { nameOnAds } }),
    );
    expect(saved).toMatchObject({ ...names, nameOnAds });
    expect(await shown()).toBe(name);
  }
  for (const nameOnAds of ['lastname', '', null, true, ['firstname'], undefined]) {
    const { error = {} } = failureOf(
      await ask(setNameOnAds.path, { ...hers, json: { nameOnAds } }),
      400,
    );
    expect(Object.keys(error)).toEqual(['nameOnAds']);
  }
});

test('lists the ways of contact that the contact call would return, and none for a sold ad', async () => {
  const waysOf = async (fields: Record<string, unknown>, how: Ask = {}) => {
    const id = await created.buildListing(fields);
    return dataOf(getListingOwner, await ownerOf(id, how)).contactWays;
  };
  const landline = await created.buildMember({ phone: '+96417180000' });
  const silent = await created.buildMember({ email: '' });
  expect(await waysOf({ owner: landline.uid })).toEqual(['phone', 'email']);
  expect(await waysOf({ owner: silent.uid })).toEqual([]);
  expect(await waysOf({ owner: owner.uid, availability: 'sold' })).toEqual([]);
  expect(await waysOf({ owner: owner.uid, availability: 'sold' }, { token })).toHaveLength(3);
});

test('the list has what lists have, newest first, in pages of 12', async () => {
  const busy = await created.buildMember(completeProfile);
  for (let day = 1; day <= 14; day++) {
    const createdAt = new Date(Date.UTC(2024, 1, day));
    await created.buildListing({ owner: busy.uid, title: `ad ${day}`, createdAt });
  }
  await created.buildListing({ owner: busy.uid, availability: 'sold' });
  await created.buildListing({ owner: busy.uid, status: 'rejected' });
  const first = dataOf(listOwnerListings, await listOf(busy.uid));
  expect(first.owner).toMatchObject({ _id: busy.uid, listings: 14 });
  expect(first.listings.map(({ title }) => title)).toEqual(
    Array.from({ length: 12 }, (_, index) => `ad ${14 - index}`),
  );
  const second = dataOf(listOwnerListings, await listOf(busy.uid, '?page=2'));
  expect(second.listings.map(({ title }) => title)).toEqual(['ad 2', 'ad 1']);
  expect(dataOf(listOwnerListings, await listOf(busy.uid, '?page=3')).listings).toEqual([]);
  for (const page of ['0', 'x', '-1', '1.5']) {
    const { error = {} } = failureOf(await listOf(busy.uid, `?page=${page}`), 400);
    expect(Object.keys(error)).toEqual(['page']);
  }
});

test('the list has unconfirmed ads after all others, in pages too', async () => {
  const busy = await created.buildMember(completeProfile);
  const day = (n: number) => new Date(Date.UTC(2024, 1, n));
  for (let n = 1; n <= 26; n += 1) {
    const unconfirmedSince = n === 26 || n === 24 ? { unconfirmedSince: day(27) } : {};
    const availability = n === 25 ? { availability: 'hidden' } : {};
    const fields = { title: `ad ${n}`, createdAt: day(n), ...unconfirmedSince, ...availability };
    await created.buildListing({ owner: busy.uid, ...fields });
  }
  const titlesOf = async (page: number) =>
    dataOf(listOwnerListings, await listOf(busy.uid, `?page=${page}`)).listings.map(
      ({ title }) => title,
    );
  const newest = (from: number, to: number) =>
    Array.from({ length: from - to + 1 }, (_, index) => `ad ${from - index}`);
  expect(await titlesOf(1)).toEqual(newest(23, 12));
  expect(await titlesOf(2)).toEqual([...newest(11, 1), 'ad 26']);
  expect(await titlesOf(3)).toEqual(['ad 24']);
  expect(await titlesOf(4)).toEqual([]);
});

test('the same 404 for who does not exist, has no ad in lists, is deleted or locked out', async () => {
  const alone = await created.buildMember();
  const onlySold = await created.buildMember();
  const sold = await created.buildListing({ owner: onlySold.uid, availability: 'sold' });
  const deleted = await created.buildMember({ deletedAt: joinedAt });
  const locked = await created.buildMember({ blockedAt: joinedAt });
  const ads = [];
  for (const { uid } of [deleted, locked]) ads.push(await created.buildListing({ owner: uid }));
  const nobody = failureOf(await listOf('nobody'), 404);
  for (const { uid } of [alone, onlySold, deleted, locked]) {
    expect(failureOf(await listOf(uid), 404)).toEqual(nobody);
  }
  const hidden = await created.buildListing({ owner: owner.uid, availability: 'hidden' });
  const pending = await created.buildListing({ owner: owner.uid, status: 'pending' });
  for (const id of [...ads, hidden, pending, 'none', '__x__', '%2fx', 'a'.repeat(200)]) {
    expect(failureOf(await ownerOf(id), 404)).toEqual(nobody);
  }
  expect((await ownerOf(sold)).status).toBe(200);
  expect((await ownerOf(hidden, { token })).status).toBe(200);
});
