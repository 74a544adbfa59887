import { expect } from 'vitest';
import type { SearchDocument } from '../search-document.ts';
import { emptyEngine, type SearchEngine, type SearchResult, unpackEngine } from './engine.ts';
import {
  createRandom,
  type Random,
  randomBelow,
  randomDocument,
  randomFilter,
  randomRate,
  randomSearchText,
} from './engine.fixture.ts';
import { naiveSearch, naiveTitleSearch } from './naive-search.fixture.ts';

/** An engine, and beside it a map with the listings that it should hold. */
export function comparedEngine(seed: number, ids: number) {
  const random = createRandom(seed);
  const truth = new Map<string, SearchDocument>();
  let engine = emptyEngine();
  return {
    random,
    truth,
    engine: () => engine,
    change: () => {
      const id = `ad-${randomBelow(random, ids)}`;
      if (random() < 0.2) {
        truth.delete(id);
        engine.remove(id);
      } else {
        const document = randomDocument(random, id);
        truth.set(id, document);
        engine.put(document);
      }
    },
    repack: () => {
      engine = unpackEngine(engine.pack().map(({ bytes }) => bytes));
    },
  };
}

type Truth = ReadonlyMap<string, SearchDocument>;

export function expectSameSearch(engine: SearchEngine, truth: Truth, random: Random): SearchResult {
  const [filter, rate] = [randomFilter(random), randomRate(random)];
  const result = engine.search(filter, rate);
  expect({ filter, rate, ...result }).toEqual({
    ...{ filter, rate },
    ...naiveSearch(truth.values(), filter, rate),
  });
  return result;
}

export function expectSameTitles(engine: SearchEngine, truth: Truth, random: Random): void {
  const text = randomSearchText(random);
  const { listings } = engine.suggest(text, 5);
  expect({ text, found: listings.map(({ _id }) => _id) }).toEqual({
    text,
    found: naiveTitleSearch(truth.values(), text, 5),
  });
}

/** Changes few listings in 60 rounds, packs some, and searches four times in each. */
export function expectSameWithFewListings(seed: number): void {
  const { random, truth, engine, change, repack } = comparedEngine(seed, 60);
  for (let round = 0; round < 60; round++) {
    for (let i = randomBelow(random, 8); i > 0; i--) change();
    if (random() < 0.2) repack();
    for (let i = 0; i < 4; i++) {
      expectSameSearch(engine(), truth, random);
      expectSameTitles(engine(), truth, random);
    }
  }
  expect(engine().size).toBe(truth.size);
}

/** Changes one listing in each round, and searches 50 times. Each part of the rule decides some of the searches. */
export function expectSameWhileChanging(rounds: number): void {
  const { random, truth, engine, change } = comparedEngine(8, 90);
  for (let i = 0; i < 200; i++) change();
  const counts = { all: 0, corrected: 0, widened: 0, leftOut: 0 };
  for (let round = 0; round < rounds; round++) {
    change();
    for (let i = 0; i < 50; i++) {
      const { understood = [] } = expectSameSearch(engine(), truth, random);
      counts.all++;
      if (understood.some(({ instead }) => instead !== undefined)) counts.corrected++;
      if (understood.some(({ isWidened }) => isWidened)) counts.widened++;
      if (understood.some(({ isLeftOut }) => isLeftOut)) counts.leftOut++;
    }
  }
  for (const count of Object.values(counts))
    expect(count, JSON.stringify(counts)).toBeGreaterThan(rounds / 10);
}
