import { listListings, suggestListings } from '@qaysari/contract/listing/calls';
import type { ListingPage } from '@qaysari/contract/listing/types';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, describe, expect, test } from 'vitest';
import { ask, dataOf, failureOf } from '../support/api-client.ts';
import { startCreating } from '../support/created.ts';
import { exactMatches } from '../support/exact-matches.ts';

const created = startCreating();
afterAll(() => created.removeAll());

const list = async (query: string) => dataOf(listListings, await ask(`/listing?${query}`));
const exact = async (query: string) => exactMatches(await list(query));
const idsOf = (page: ListingPage) => page.listings.map(({ _id }) => _id);

describe('a write of the API', () => {
  test('is in the next answer, again and again', async () => {
    const title = (round: number) => `${created.tag}round${round}x`;
    const id = await created.buildListing({ title: title(0) });
    for (let round = 1; round <= 3; round += 1) {
      await created.saveListing(id, { title: title(round) });
      expect(idsOf(await list(`search=${title(round)}`))).toEqual([id]);
      expect((await exact(`search=${title(round - 1)}`)).total).toBe(0);
    }
  });
});

describe('what staff change in the console', () => {
  test('shows up with the next search after the trigger has run', async () => {
    const title = `${created.tag}console`;
    const query = `search=${title}`;
    const id = await created.buildListing({ title, status: 'pending' });
    const document = created.firestore.doc(`listings/${id}`);
    expect((await exact(query)).total).toBe(0);

    const approved = created.entryOf(id, (entry) => 'card' in entry);
    await document.update({ status: 'approved' });
    await approved;
    expect(idsOf(await list(query))).toEqual([id]);

    const featured = created.entryOf(id, ({ card }) => String(card).includes('"isFeatured":true'));
    await document.update({ isFeatured: true });
    await featured;
    expect((await list(query)).listings).toMatchObject([{ _id: id, isFeatured: true }]);

    const rejected = created.entryOf(id, (entry) => 'goneAt' in entry);
    await document.update({ status: 'rejected' });
    await rejected;
    expect((await exact(query)).total).toBe(0);
  });

  test('includes deleting an ad', async () => {
    const title = `${created.tag}deleted`;
    const id = await created.buildListing({ title });
    const deleted = created.entryOf(id, (entry) => 'goneAt' in entry);
    await created.firestore.doc(`listings/${id}`).delete();
    await deleted;
    expect((await exact(`search=${title}`)).total).toBe(0);
  });
});

describe('order and counts', () => {
  const title = `${created.tag}sorted`;

  test('featured ads come first, except in the order “latest”', async () => {
    const title = `${created.tag}latest`;
    const at = (hour: number) => ({ title, createdAt: Timestamp.fromMillis(hour * 3_600_000) });
    const featured = await created.buildListing({ ...at(1), isFeatured: true });
    const later = await created.buildListing(at(3));
    const earlier = await created.buildListing(at(2));
    const sorted = async (sort: string) => idsOf(await list(`search=${title}${sort}`));
    expect(await sorted('')).toEqual([featured, later, earlier]);
    expect(await sorted('&sort=newest')).toEqual([featured, later, earlier]);
    expect(await sorted('&sort=latest')).toEqual([later, earlier, featured]);
  });

  test('prices go up and down, by what they are worth; facets count under the other filters', async () => {
    const build = (price: number, currency: string, location: string) =>
      created.buildListing({ title, price, currency, location, category: 'it_tech' });
    const ids = [
      await build(20, 'usd', 'erbil'),
      await build(3, 'usd', 'basra'),
      await build(60_400, 'iqd', 'basra'),
      await build(100, 'usd', 'basra'),
    ] as const;
    // At the rate of 151,000, the dinars are worth 40 dollars.
    const [twenty, three, dinars, hundred] = ids;
    const sorted = async (sort: string) => idsOf(await list(`search=${title}&sort=${sort}`));
    expect(await sorted('priceUp')).toEqual([three, twenty, dinars, hundred]);
    expect(await sorted('priceDown')).toEqual([hundred, dinars, twenty, three]);
    expect((await sorted('newest')).sort()).toEqual([...ids].sort());
    const { facets, total } = await list(`search=${title}&location=erbil&category=it_tech,other`);
    expect([total, facets]).toEqual([
      1,
      { category: { it_tech: 1 }, location: { basra: 3, erbil: 1 } },
    ]);
  });
});

describe('GET /listing/suggest', () => {
  const suggest = async (search: string) =>
    dataOf(suggestListings, await ask(`/listing/suggest?search=${encodeURIComponent(search)}`));

  test('names ads by the beginnings of their titles’ words', async () => {
    const title = `كافيه ${created.tag}typed`;
    const id = await created.buildListing({ title });
    await created.buildListing({ title: `${title} hidden`, status: 'pending' });
    expect(await suggest(`${created.tag}ty`)).toEqual({
      listings: [{ _id: id, title }],
      trades: [],
      category: [],
      location: [],
    });
  });

  test.each([
    ['سليم', 'sulaymaniyah'],
    ['هەول', 'erbil'],
    ['Bagh', 'baghdad'],
  ])('%s means %s', async (text, city) => {
    expect((await suggest(text)).location).toContain(city);
  });

  test.each(['', '   ', '!?', '"'])('%j means nothing', async (text) => {
    expect(await suggest(text)).toEqual({
      ...{ listings: [], trades: [], category: [], location: [] },
    });
  });

  test('a text that is too long is 400', async () => {
    failureOf(await ask(`/listing/suggest?search=${'x'.repeat(201)}`), 400);
  });
});
