import { listListings } from '@qaysari/contract/listing/calls';
import { getMyListing, renewListing } from '@qaysari/contract/listing/own-calls';
import { limits } from '@qaysari/contract/shared/limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, dataOf, failureOf } from '../support/api-client.ts';
import { startCreating, type Member } from '../support/created.ts';
import { exactMatches } from '../support/exact-matches.ts';

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
const renew = (id: string) => ask(`/listing/renew/${id}`, { method: 'PUT', token });
const latest = async () => {
  const found = await ask(`/listing?search=${created.tag}&sort=latest`);
  return exactMatches(dataOf(listListings, found)).listings.map(({ _id }) => _id);
};

test('brings an ad before newer ones, and keeps the day of its creation', async () => {
  const old = await own();
  const newer = await own({ createdAt: daysAgo(5) });
  expect(await latest()).toEqual([newer, old]);
  const before = Date.now();
  const renewed = dataOf(renewListing, await renew(old));
  expect(await latest()).toEqual([old, newer]);
  expect(Date.parse(renewed.createdAt)).toBeLessThan(daysAgo(59).getTime());
  expect(Date.parse(renewed.renewedAt ?? '')).toBeGreaterThanOrEqual(before);
  const wait = Date.parse(renewed.renewableFrom) - Date.parse(renewed.renewedAt ?? '');
  expect(wait).toBe(limits.renewalDays * dayMs);
});

test('pressed twice, also at once, is one renewal', async () => {
  const id = await own();
  const answers = await Promise.all([renew(id), renew(id), renew(id)]);
  const times = answers.map((answer) => dataOf(renewListing, answer).renewedAt);
  expect(new Set(times).size).toBe(1);
  expect(dataOf(renewListing, await renew(id)).renewedAt).toBe(times[0]);
});

test('is refused for 30 days after the ad was published or renewed, and says how long', async () => {
  const young = await own({ createdAt: daysAgo(10.5) });
  expect(failureOf(await renew(young), 409)).toMatchObject({
    key: 'renewTooSoon',
    params: { count: 20 },
  });
  const again = await own({ renewedAt: daysAgo(29.5) });
  expect(failureOf(await renew(again), 409)).toMatchObject({ params: { count: 1 } });
  expect((await renew(await own({ renewedAt: daysAgo(30.1) }))).status).toBe(200);
  const mine = await ask(getMyListing.path.replace('{id}', young), { token });
  expect(Date.parse(dataOf(getMyListing, mine).renewableFrom)).toBeGreaterThan(Date.now());
});

test.each([
  { status: 'pending' },
  { status: 'rejected' },
  { availability: 'sold' },
  { availability: 'hidden' },
])('is refused for an ad that lists do not have: %j', async (fields) => {
  expect(failureOf(await renew(await own(fields)), 409).key).toBe('renewNotListed');
});
