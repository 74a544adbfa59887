import { expect, test } from 'vitest';
import { listingMatcher } from '../listing-matcher.ts';
import type { SearchDocument } from '../search-document.ts';
import { emptyEngine, unpackEngine } from './engine.ts';
import { createRandom, randomBelow, randomDocument, randomFilter } from './engine.fixture.ts';

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
    const { length: total } = later.filter(listingMatcher(filter));
    expect(engine.countNew(filter, new Date(since), 1000)).toBe(total);
    expect(engine.countNew(filter, new Date(since), 3)).toBe(Math.min(3, total));
  }
  const listedAts = [...engine.documents()].map(({ card, listedAt }) => [card._id, listedAt]);
  expect(new Map(listedAts as [string, number][])).toEqual(
    new Map([...truth].map(([id, { listedAt }]) => [id, listedAt])),
  );
});
