import {
  getApprovedListing,
  listListingIds,
  listRelatedListings,
} from '@qaysari/contract/listing/calls';
import { limits } from '@qaysari/contract/shared/limits';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, askRaw, dataOf, failureOf } from '../support/api-client.ts';
import { startCreating, type Member } from '../support/created.ts';

const created = startCreating();
let owner: Member;
let ownerToken: string;
let otherToken: string;
let other: Member;

beforeAll(async () => {
  [owner, other] = await Promise.all([created.buildMember(), created.buildMember()]);
  [ownerToken, otherToken] = await Promise.all([created.signIn(owner), created.signIn(other)]);
});
afterAll(() => created.removeAll());

const get = (id: string, token?: string) =>
  ask(`/listing/approved/${id}`, token === undefined ? {} : { token });
const getListing = async (id: string, token?: string) =>
  dataOf(getApprovedListing, await get(id, token));

/** Ids that no ad has. For some of them, Firestore itself would throw. */
const strangeIds = [
  'nope',
  '__x__',
  '%2e%2e%2f',
  'a%2Fb',
  'a%2fb%2fc',
  'x'.repeat(2048),
  '%00',
  '%0A',
  '%7F',
  '%20',
  '*',
  "'",
  '%D9%85%D8%B7%D8%B9%D9%85',
  '%F0%9F%92%88',
  '%EF%BF%BD',
  '$where',
  'null',
  'undefined',
];

describe('GET /listing/approved/{id}', () => {
  test('shows a whole ad: the fields of the contract and nothing else', async () => {
    const shown = {
      title: `مطعم ${created.tag}`,
      description: 'وصف',
      category: 'restaurants_cafes',
      location: 'samawah',
      currency: 'iqd',
      price: 2_500_000.5,
      portability: true,
      isFeatured: false,
      isStartup: true,
      employees: 7,
      founded: 2003,
      siteLink: 'https://example.com',
      moreInformation: 'm',
      marketingChanel: 'c',
      costs: 'k',
      assets: 'a',
      companyHistory: 'h',
      status: 'approved',
      owner: owner.uid,
    };
    const inner = { moderationNote: 'n', language: 'ar', ownerEmail: 'x@y.z', ownerPhone: '07' };
    const images = ['0123456789abcdef', 'fedcba9876543210'];
    const id = await created.buildListing({ ...shown, ...inner, images });
    expect(await getListing(id)).toEqual({
      ...shown,
      _id: id,
      images: images.map((hash) => `/media/listings/${id}/${hash}-1280.webp`),
      createdAt: '2001-01-01T00:00:00.000Z',
      viewer: 'visitor',
      isFavorite: false,
    });
  });

  test('leaves out what the ad does not have', async () => {
    const id = await created.buildListing({ costs: '', employees: null, siteLink: 'javascript:1' });
    const listing = await getListing(id);
    expect(Object.keys(listing).sort()).toEqual(
      [
        ...['_id', 'category', 'createdAt', 'currency', 'description', 'images', 'isFavorite'],
        ...['isStartup', 'isFeatured', 'location', 'owner', 'price', 'status', 'title', 'viewer'],
      ].sort(),
    );
  });

  test('says what the viewer is to it, and whether it is a favourite of theirs', async () => {
    const id = await created.buildListing({ owner: owner.uid });
    await created.write(`users/${other.uid}/favorites/${id}`, { createdAt: new Date() });
    const relation = async (token?: string) => {
      const { viewer, isFavorite } = await getListing(id, token);
      return [viewer, isFavorite];
    };
    expect(await relation()).toEqual(['visitor', false]);
    expect(await relation(ownerToken)).toEqual(['owner', false]);
    expect(await relation(otherToken)).toEqual(['member', true]);
  });

  test.each(['pending', 'rejected'])('shows a %s ad to its owner only', async (status) => {
    const id = await created.buildListing({ owner: owner.uid, status });
    expect(await getListing(id, ownerToken)).toMatchObject({ _id: id, status, viewer: 'owner' });
    const missing = await get('missing');
    for (const token of [undefined, otherToken]) {
      const hidden = await get(id, token);
      expect(failureOf(hidden, 404)).toEqual(missing.body);
    }
  });

  test('shows what staff change, at once', async () => {
    const id = await created.buildListing();
    const document = created.firestore.doc(`listings/${id}`);
    await document.update({ title: 'new title' });
    expect((await getListing(id)).title).toBe('new title');
    await document.update({ status: 'rejected' });
    failureOf(await get(id), 404);
  });

  test('a document that staff broke by hand is no ad', async () => {
    failureOf(await get(await created.buildListing({ price: 'a lot' })), 404);
  });

  test.each(strangeIds)('%s is 404', async (id) => {
    failureOf(await askRaw(`/listing/approved/${id}`), 404);
  });

  test('an invalid token is refused, not treated as a visit', async () => {
    const id = await created.buildListing();
    failureOf(await get(id, 'bad.token.here'), 401);
  });
});

describe('GET /listing/related/{id}', () => {
  const related = async (id: string) =>
    dataOf(listRelatedListings, await ask(`/listing/related/${id}`));

  test('same category first, then same city, never the ad itself', async () => {
    const kind = { category: 'wholesale_distribution', location: 'amarah' };
    const id = await created.buildListing(kind);
    const others = await Promise.all(
      Array.from({ length: limits.relatedListings }, () => created.buildListing(kind)),
    );
    const cards = await related(id);
    expect(cards).toHaveLength(limits.relatedListings);
    expect(cards.map(({ _id }) => _id)).not.toContain(id);
    const closeness = cards.map(({ category, location }) =>
      category === kind.category ? 2 : location === kind.location ? 1 : 0,
    );
    expect(closeness).toEqual(closeness.toSorted().reverse());
    expect(closeness).not.toContain(0);
    expect(others.length).toBe(limits.relatedListings);
  });

  test('falls back on the city, and leaves out what is not approved', async () => {
    const [id, near, hidden] = await Promise.all([
      created.buildListing({ category: 'home_based_businesses', location: 'hillah' }),
      created.buildListing({ category: 'tourism_travel', location: 'hillah' }),
      created.buildListing({
        category: 'home_based_businesses',
        location: 'hillah',
        status: 'pending',
      }),
    ]);
    const ids = (await related(id)).map(({ _id }) => _id);
    expect(ids).not.toContain(hidden);
    expect((await related(near)).map(({ _id }) => _id)).not.toContain(near);
  });

  test('of an ad that is not approved is 404, for its owner too', async () => {
    const id = await created.buildListing({ owner: owner.uid, status: 'pending' });
    failureOf(await ask(`/listing/related/${id}`, { token: ownerToken }), 404);
  });

  test.each(strangeIds)('%s is 404', async (id) => {
    failureOf(await askRaw(`/listing/related/${id}`), 404);
  });

  test('a token is not looked at', async () => {
    const id = await created.buildListing();
    expect((await ask(`/listing/related/${id}`, { token: 'bad' })).status).toBe(200);
  });
});

describe('GET /listing/ides', () => {
  test('holds the ids of approved ads, newest first', async () => {
    const at = (day: string) => ({ createdAt: new Date(`2002-01-${day}T00:00:00.000Z`) });
    const old = await created.buildListing(at('01'));
    const newer = await created.buildListing(at('02'));
    const pending = await created.buildListing({ ...at('03'), status: 'pending' });
    const ids = dataOf(listListingIds, await ask('/listing/ides'));
    expect(ids.filter((id) => [old, newer, pending].includes(id))).toEqual([newer, old]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('answers a thousand at most: the next page begins where this one ends', async () => {
    const ids = dataOf(listListingIds, await ask('/listing/ides?page=1'));
    expect(ids.length).toBeLessThan(1_000);
    expect(dataOf(listListingIds, await ask('/listing/ides?page=2'))).toEqual([]);
  });

  test.each(['0', '-1', 'x', '1.5', '9999999'])(
    'refuses page %s, and no cache keeps that',
    async (page) => {
      const answer = await ask(`/listing/ides?page=${page}`);
      expect(Object.keys(failureOf(answer, 400).error ?? {})).toEqual(['page']);
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
    },
  );
});
