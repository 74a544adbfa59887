import { categoryIds, cityIds } from '@qaysari/contract/listing/catalogue';
import { expect, test } from 'vitest';
import { listingMatcher } from '../listing-matcher.ts';
import type { SearchDocument } from '../search-document.ts';
import {
  createRandom,
  pickOne,
  randomBelow,
  randomDocument,
  randomFilter,
  randomRate,
} from './engine.fixture.ts';
import { emptyEngine, unpackEngine } from './engine.ts';

test('answers the prices and profits that a plain filter over all listings finds', () => {
  const random = createRandom(18);
  const engine = emptyEngine();
  const all = new Map(
    Array.from({ length: 600 }, (_, index) => {
      const document = randomDocument(random, `ad${index % 400}`);
      engine.put(document);
      return [document.card._id, document.card] as const;
    }),
  );
  for (const id of ['ad3', 'ad7']) {
    engine.remove(id);
    all.delete(id);
  }
  for (let round = 0; round < 200; round++) {
    const category = pickOne(random, categoryIds.slice(0, 6));
    const location = pickOne(random, [...cityIds.slice(0, 5), undefined]);
    const except = `ad${Math.floor(random() * 410)}`;
    const wanted = [...all.values()].filter(
      (card) =>
        card._id !== except &&
        card.category === category &&
        (location === undefined || card.location === location) &&
        card.unconfirmedSince === undefined,
    );
    const pricesIn = (currency: string) =>
      wanted.filter((card) => card.currency === currency).map(({ price }) => price);
    const found = engine.prices({ category, except, ...(location && { location }) });
    for (const currency of ['usd', 'iqd'] as const) {
      expect(found[currency].sort()).toEqual(pricesIn(currency).sort());
    }
    const profits = engine.statedProfits({ category, except, ...(location && { location }) });
    const stated = wanted.flatMap(({ price, currency, monthlyProfit }) =>
      monthlyProfit ? [{ price: { price, currency }, monthlyProfit }] : [],
    );
    const inOrder = (list: object[]) => list.map((each) => JSON.stringify(each)).sort();
    expect(inOrder(profits)).toEqual(inOrder(stated));
  }
});

const start = Date.UTC(2026, 0, 1);
const anyTime = (random: () => number) => start + randomBelow(random, 1000);

test.each([1, 2, 3])('counts what a filter finds and what came later (seed %i)', (seed) => {
  const random = createRandom(seed);
  const truth = new Map<string, SearchDocument>();
  let engine = emptyEngine();
  for (let round = 0; round < 300; round++) {
    const id = `ad-${randomBelow(random, 80)}`;
    const listedAt = anyTime(random);
    const document = { ...randomDocument(random, id), ...(random() < 0.9 && { listedAt }) };
    truth.set(id, document);
    engine.put(document);
    if (round % 50 === 49) engine = unpackEngine(engine.pack().map(({ bytes }) => bytes));
    const { page: _page, ...filter } = randomFilter(random);
    const since = anyTime(random);
    const later = [...truth.values()].filter(({ listedAt: at = 0 }) => at > since);
    const rate = randomRate(random);
    const { length: total } = later.filter(listingMatcher(filter, rate));
    expect(engine.countNew(filter, new Date(since), 1000, rate)).toBe(total);
    expect(engine.countNew(filter, new Date(since), 3, rate)).toBe(Math.min(3, total));
  }
  const listedAts = [...engine.documents()].map(({ card, listedAt }) => [card._id, listedAt]);
  expect(new Map(listedAts as [string, number][])).toEqual(
    new Map([...truth].map(([id, { listedAt }]) => [id, listedAt])),
  );
});
