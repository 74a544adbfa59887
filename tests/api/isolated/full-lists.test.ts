import type { Endpoint } from '@qaysari/contract/shared/endpoint';
import {
  addFavorite,
  deleteListing,
  listFavoriteIds,
  listFavorites,
  listMyListings,
  removeFavorite,
} from '@qaysari/contract/listing/own-calls';
import { createListing, updateListing } from '@qaysari/contract/publish/calls';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, dataOf, failureOf } from '../../support/api-client.ts';
import { startCreating, type Member } from '../../support/created.ts';
import { adFields, sendForm } from '../../support/form.ts';
import { openIsolatedApi } from '../../support/isolated-api.ts';
import type { OwnApi } from '../../support/own-api.ts';
import { signedSession } from '../../support/signed-sessions.ts';
import { isolatedApp } from '../../support/stack.ts';

/** Lists of hundreds, in a project where no trigger runs for each of their documents. */

const app = isolatedApp('full-lists');
const created = startCreating();
let api: OwnApi;
beforeAll(async () => {
  api = await openIsolatedApi(app);
});
afterAll(() => api[Symbol.asyncDispose]());

async function somebody(): Promise<[Member, string]> {
  const member = await created.buildMember();
  return [member, signedSession(app.options.projectId ?? '', { uid: member.uid })];
}

const callAt = ({ method, path }: Endpoint, id: string, token: string) =>
  ask(path.replace('{id}', id), { method, token, origin: api.origin });
const titlesOf = (ads: readonly { title: string }[]) => ads.map(({ title }) => title);

describe('own ads', () => {
  test('come in pages of 24, and no account has more than 200', async () => {
    const [member, mine] = await somebody();
    const make = (index: number) =>
      created.buildListing({
        ...{ owner: member.uid, status: index < 30 ? 'pending' : 'approved' },
        ...{ title: String(index), createdAt: new Date(Date.UTC(2024, 1, 1, 0, index)) },
      });
    await Promise.all(Array.from({ length: 199 }, (_, index) => make(index)));
    const list = async (query: string) =>
      dataOf(
        listMyListings,
        await ask(`/listing/my-listings${query}`, { token: mine, origin: api.origin }),
      );
    const pending = [await list('?status=pending'), await list('?status=pending&page=2')];
    expect(pending.flatMap(({ listings }) => titlesOf(listings))).toEqual(
      Array.from({ length: 30 }, (_, index) => String(29 - index)),
    );
    expect(pending.map(({ listings }) => listings.length)).toEqual([24, 6]);
    expect(pending[1]).toMatchObject({ total: 30, counts: { total: 199, pending: 30 } });
    expect((await list('?page=9')).listings).toHaveLength(199 - 8 * 24);
    expect((await list('?page=10')).listings).toEqual([]);
    for (const page of ['0', '-1', 'x', '1.5']) {
      const answer = await ask(`/listing/my-listings?page=${page}`, {
        token: mine,
        origin: api.origin,
      });
      expect(Object.keys(failureOf(answer, 400).error ?? {})).toEqual(['page']);
    }
    const create = () => sendForm(createListing, adFields, [], { token: mine, origin: api.origin });
    const { _id } = dataOf(createListing, await create());
    expect(failureOf(await create(), 403)).toMatchObject({
      ...{ key: 'listingsFull', params: { count: 200 } },
    });
    const change = { id: _id, token: mine, origin: api.origin };
    expect((await sendForm(updateListing, { price: '5' }, [], change)).status).toBe(200);
    await callAt(deleteListing, _id, mine);
    expect((await create()).status).toBe(200);
  });
});

describe('many favourites', () => {
  test('come in pages of 24 and by ids, and are never more than 500', async () => {
    const [member, mine] = await somebody();
    const owner = (await somebody())[0];
    const own = (fields: object = {}) => created.buildListing({ owner: owner.uid, ...fields });
    const ads = await Promise.all(
      Array.from({ length: 30 }, (_, index) => own({ title: String(index) })),
    );
    const marks = created.firestore.collection(`users/${member.uid}/favorites`);
    const batch = created.firestore.batch();
    const markAt = (minute: number) => ({
      createdAt: Timestamp.fromMillis(Date.UTC(2024, 1, 1, 0, minute)),
    });
    ads.forEach((id, index) => batch.set(marks.doc(id), markAt(index)));
    // Marks that are older than all of those, of ads that nobody can see.
    const hidden = await own({ status: 'pending' });
    batch.set(marks.doc(hidden), markAt(-1));
    for (let index = 0; index < 468; index++) batch.set(marks.doc(`m${index}`), markAt(-9 - index));
    await batch.commit();
    const list = async (query: string) =>
      dataOf(
        listFavorites,
        await ask(`/listing/my-favorites${query}`, { token: mine, origin: api.origin }),
      );
    const ids = async () =>
      dataOf(
        listFavoriteIds,
        await ask('/listing/favorite-ids', { token: mine, origin: api.origin }),
      );
    const pages = [await list(''), await list('?page=2')];
    expect(pages.flatMap(titlesOf)).toEqual(
      Array.from({ length: 30 }, (_, index) => String(29 - index)),
    );
    expect(pages[0]).toHaveLength(24);
    expect(Object.keys(pages[0]?.[0] ?? {}).sort()).toEqual(
      [
        ...['_id', 'title', 'location', 'category', 'currency', 'price', 'isFeatured', 'owner'],
        ...['isStartup', 'status', 'images', 'createdAt'],
      ].sort(),
    );
    expect((await ids()).slice(0, 31)).toEqual([...ads.toReversed(), hidden]);
    for (let index = 0; index < 18; index++) {
      await marks.doc(`full${index}`).set(markAt(-1000 - index));
    }
    const full = (await marks.count().get()).data().count;
    expect(full).toBe(500);
    const another = await own();
    const refused = failureOf(await callAt(addFavorite, another, mine), 403);
    expect(refused).toMatchObject({ key: 'favoritesFull', params: { count: 500 } });
    expect((await callAt(addFavorite, ads[0] ?? '', mine)).status).toBe(200);
    expect((await ids()).length).toBeLessThanOrEqual(500);
    expect(await list('?page=1000000')).toEqual([]);
    await callAt(removeFavorite, ads[0] ?? '', mine);
    expect((await callAt(addFavorite, another, mine)).status).toBe(200);
    expect((await ids())[0]).toBe(another);
  });
});
