import { getPriceContext } from '@qaysari/contract/listing/calls';
import { createListing, updateListing } from '@qaysari/contract/publish/calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, dataOf, failureOf, type Ask } from '../support/api-client.ts';
import { completeProfile } from '../support/complete-profile.ts';
import { inConsole } from '../support/console.ts';
import { startCreating } from '../support/created.ts';
import { adFields, sendForm } from '../support/form.ts';

const created = startCreating();
afterAll(() => created.removeAll());

const contextOf = (id: string, how: Ask = {}) => ask(`/listing/price-context/${id}`, how);
const read = async (id: string) => dataOf(getPriceContext, await contextOf(id));
const pricesOf = async (id: string) =>
  (await read(id)).history.map(({ price, currency }) => `${price} ${currency}`);

describe('similar ads', () => {
  /** No other test makes ads of this category in this city, and the seed has none. */
  const where = { category: 'auto_services', location: 'samawah' };
  let [id, twin] = ['', ''];

  beforeAll(async () => {
    id = await created.buildListing({ ...where, price: 7_000 });
    for (let price = 1_000; price <= 9_000; price += 1_000) {
      twin = await created.buildListing({ ...where, price });
    }
    // Nobody buys at these prices.
    const price = 900_000;
    await created.buildListing({ ...where, price, status: 'pending' });
    await created.buildListing({ ...where, price, availability: 'sold' });
    await created.buildListing({ ...where, price, unconfirmedSince: new Date() });
    await created.buildListing({ ...where, price, location: 'amarah' });
  });

  test('nine are too few for their city; the tenth counts, and the ad itself does not', async () => {
    expect((await read(id)).comparison?.scope).not.toBe('cityAndCategory');
    const tenth = await created.buildListing({ ...where, price: 10_000 });
    expect(await read(id)).toEqual({
      comparison: {
        ...{ scope: 'cityAndCategory', count: 10, currency: 'usd', low: 3_250, high: 7_750 },
      },
      history: [{ price: 7_000, currency: 'usd', since: '2001-01-01T00:00:00.000Z' }],
    });
    await created.removeListing(tenth);
    expect((await read(id)).comparison?.scope).not.toBe('cityAndCategory');
  });

  test('an ad that is sold is compared too; one that looks for somebody is not', async () => {
    const tenth = await created.buildListing({ ...where, price: 10_000 });
    const sold = await created.buildListing({ ...where, availability: 'sold' });
    expect((await read(sold)).comparison).toMatchObject({ scope: 'cityAndCategory', count: 11 });
    const seeking = await created.buildListing({ category: 'find_an_investor' });
    expect((await read(seeking)).comparison).toBeUndefined();
    await created.removeListing(tenth);
  });

  test('no cache stores the answer: it is gone with the ad', async () => {
    const { headers } = await contextOf(twin);
    expect(headers.get('cache-control')).toBe('private, no-store');
  });
});

test.each([
  ['a pending ad', { status: 'pending' }],
  ['a rejected ad', { status: 'rejected' }],
  ['a hidden ad', { availability: 'hidden' }],
  ['an ad of somebody who is locked out', { isOwnerLockedOut: true }],
])('returns the same 404 for %s as for none, also to its owner', async (_, fields) => {
  const owner = await created.buildMember(completeProfile);
  const token = await created.signIn(owner);
  const id = await created.buildListing({ owner: owner.uid, ...fields });
  const nothing = failureOf(await contextOf('nothing'), 404);
  expect(failureOf(await contextOf(id), 404)).toEqual(nothing);
  expect(failureOf(await contextOf(id, { token }), 404)).toEqual(nothing);
});

describe('its own prices', () => {
  test('are those that others saw: not of a pending ad, then each change of owner and staff', async () => {
    const owner = await created.buildMember(completeProfile);
    const token = await created.signIn(owner);
    const fields = { ...adFields, title: `مطعم ${created.tag}`, price: '3000', currency: 'usd' };
    const { _id: id } = dataOf(createListing, await sendForm(createListing, fields, [], { token }));
    const update = (change: Record<string, string>) =>
      sendForm(updateListing, change, [], { token, id });
    dataOf(updateListing, await update({ price: '2500' }));

    const document = created.firestore.doc(`listings/${id}`);
    await inConsole(document, { status: 'approved' });
    expect(await pricesOf(id)).toEqual(['2500 usd']);

    dataOf(updateListing, await update({ price: '2000' }));
    expect(await pricesOf(id)).toEqual(['2000 usd', '2500 usd']);

    await inConsole(document, { price: 2_900_000, currency: 'iqd' });
    expect(await pricesOf(id)).toEqual(['2900000 iqd', '2000 usd', '2500 usd']);
    const { history } = await read(id);
    expect(
      history
        .map(({ since }) => since)
        .sort()
        .reverse(),
    ).toEqual(history.map(({ since }) => since));
  });
});
