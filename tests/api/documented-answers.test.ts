import { listProviders, login } from '@qaysari/contract/auth-endpoints';
import type { Endpoint } from '@qaysari/contract/endpoint';
import {
  getApprovedListing,
  listListingIds,
  listListings,
  listRelatedListings,
  suggestListings,
} from '@qaysari/contract/listing-endpoints';
import { getMe } from '@qaysari/contract/me-endpoint';
import {
  addFavorite,
  getListingContact,
  getMyListing,
  listFavorites,
  listMyListings,
} from '@qaysari/contract/own-listing-endpoints';
import { updateMe } from '@qaysari/contract/update-me-endpoint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, call, type Ask } from '../support/api-client.ts';
import { completeProfile } from '../support/complete-profile.ts';
import { startCreating, type Member } from '../support/created.ts';
import { expectDocumented } from '../support/documented.ts';

/** That docs/openapi.json is true: real answers are held against it. */

const created = startCreating();
let member: Member;
let token: string;
let ids: { own: string; other: string };

beforeAll(async () => {
  member = await created.buildMember(completeProfile);
  const whole = { employees: 4, founded: 2015, siteLink: 'https://example.com', costs: 'Rent' };
  const [own, other] = await Promise.all([
    created.buildListing({ owner: member.uid, status: 'rejected', moderationNote: 'x', ...whole }),
    created.buildListing(whole),
  ]);
  ids = { own, other };
  token = await created.signIn(member);
});
afterAll(() => created.removeAll());

/** Asks, and answers the status when the answer is as documented. */
async function statusOf(endpoint: Endpoint, path = endpoint.path, how: Ask = {}): Promise<number> {
  const answer = await ask(path, { method: endpoint.method, ...how });
  expectDocumented(endpoint, answer);
  return answer.status;
}

describe('answers are as docs/openapi.json says', () => {
  test.each([listListings, listListingIds, listProviders, suggestListings])(
    '200 for anyone: $path',
    async (endpoint) => {
      expect(await statusOf(endpoint)).toBe(200);
    },
  );

  test('200 for a search, with facets and suggestions', async () => {
    expect(await statusOf(listListings, `/listing?search=${created.tag}`)).toBe(200);
    expect(await statusOf(suggestListings, '/listing/suggest?search=erb')).toBe(200);
  });

  test('200 for one ad, what is like it, and how to reach its owner', async () => {
    const owned = await created.buildListing({ owner: member.uid });
    expect(await statusOf(getApprovedListing, `/listing/approved/${ids.other}`)).toBe(200);
    expect(await statusOf(listRelatedListings, `/listing/related/${ids.other}`)).toBe(200);
    expect(await statusOf(getListingContact, `/listing/contact/${owned}`)).toBe(200);
  });

  test.each([getMe, listMyListings, listFavorites])(
    '200 for a member, 401 for anyone: $path',
    async (endpoint) => {
      expect(await statusOf(endpoint, endpoint.path, { token })).toBe(200);
      expect(await statusOf(endpoint)).toBe(401);
    },
  );

  test('200 for marking an ad and for one’s own, 404 for one that is not there', async () => {
    expect(await statusOf(addFavorite, `/listing/favorites/${ids.other}`, { token })).toBe(200);
    expect(await statusOf(listFavorites, listFavorites.path, { token })).toBe(200);
    expect(await statusOf(getMyListing, `/listing/my-listings/${ids.own}`, { token })).toBe(200);
    expect(await statusOf(getMyListing, `/listing/my-listings/${ids.other}`, { token })).toBe(403);
    expect(await statusOf(getMyListing, '/listing/my-listings/nope', { token })).toBe(404);
  });

  test('200, 400 and 401 for signing in', async () => {
    const { username: usernameOrEmail, password } = member;
    const signIn = async (body: unknown, how: Ask = {}) => {
      const answer = await call(login, body, how);
      expectDocumented(login, answer);
      return answer.status;
    };
    expect(await signIn({ usernameOrEmail, password })).toBe(200);
    expect(await signIn({ usernameOrEmail, password: 'Wrong-Word-11' }, { language: 'ku' })).toBe(
      401,
    );
    expect(await signIn({})).toBe(400);
    const text = await ask(login.path, {
      method: 'POST',
      headers: { 'Content-Type': 'text/plain' },
      body: 'x',
    });
    expectDocumented(login, text);
    expect(text.status).toBe(415);
  });

  test('400 names fields as documented', async () => {
    expect(await statusOf(listListings, '/listing?page=0&category=x')).toBe(400);
    expect(
      await statusOf(updateMe, updateMe.path, {
        token,
        body: '{}',
        headers: { 'Content-Type': 'application/json' },
      }),
    ).toBe(400);
  });

  test('an answer that is not documented fails', async () => {
    const answer = await ask('/listing/suggest');
    expect(() => expectDocumented(listListings, answer)).toThrow();
    expect(() => expectDocumented(suggestListings, { ...answer, status: 418 })).toThrow();
  });
});
