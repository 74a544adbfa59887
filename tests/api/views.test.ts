import { limits } from '@qaysari/contract/shared/limits';
import { getMyListing } from '@qaysari/contract/listing/own-calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { someAddress } from '../../tools/src/some-address.ts';
import { ask, dataOf, failureOf, type Ask } from '../support/api-client.ts';
import { startCreating, type Member } from '../support/created.ts';

const created = startCreating();
let owner: Member;
let [token, stranger] = ['', ''];

beforeAll(async () => {
  owner = await created.buildMember();
  token = await created.signIn(owner);
  stranger = await created.signIn(await created.buildMember());
});
afterAll(() => created.removeAll());

const own = (fields: object = {}) => created.buildListing({ owner: owner.uid, ...fields });
const view = (id: string, how: Ask = {}) => ask(`/listing/view/${id}`, { method: 'POST', ...how });
const statisticsOf = async (id: string) => {
  const answer = await ask(getMyListing.path.replace('{id}', id), { token });
  return dataOf(getMyListing, answer).statistics;
};

test('a member counts once a day, the owner never, visitors each', async () => {
  const id = await own();
  expect(await statisticsOf(id)).toEqual({ views: 0, contacts: 0 });
  const answers = await Promise.all([
    ...[1, 2, 3].map(() => view(id, { token: stranger })),
    ...[1, 2].map(() => view(id, { token })),
    ...[1, 2, 3].map(() => view(id)),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
  await ask(`/listing/contact/${id}`, { token: stranger });
  expect(await statisticsOf(id)).toEqual({ views: 4, contacts: 1 });
});

test('one address cannot count an ad up', async () => {
  const id = await own();
  const address = someAddress();
  for (let time = 0; time < limits.viewsPerAddress + 5; time++) {
    expect((await view(id, { address })).status).toBe(200);
  }
  expect((await statisticsOf(id)).views).toBe(limits.viewsPerAddress);
});

test('20 people at once are 20 views, in several documents, which go with the ad', async () => {
  const id = await own();
  await Promise.all(Array.from({ length: 20 }, () => view(id)));
  expect((await statisticsOf(id)).views).toBe(20);
  const counters = async () => {
    const all = await created.firestore.collection('listingStatistics').listDocuments();
    return all.filter((each) => each.id.startsWith(`${id}~`)).length;
  };
  expect(await counters()).toBeGreaterThan(2);
  const gone = await ask(`/listing/delete/${id}`, { method: 'DELETE', token });
  expect(gone.status).toBe(200);
  expect(await counters()).toBe(0);
});

test('404 for an ad that the caller may not see, as for none', async () => {
  for (const id of [await own({ status: 'pending' }), await own({ availability: 'hidden' }), 'x']) {
    failureOf(await view(id), 404);
  }
  expect((await view(await own({ availability: 'sold' }))).status).toBe(200);
});
