import { writeSavedFilter } from '@qaysari/contract/saved-search/filter';
import { readListingFilter } from '@qaysari/contract/listing/filter';
import { expect } from 'vitest';
import { emptySavedSearchIndex } from '../../../../functions/src/alert/saved-search-index.ts';
import {
  createRandom,
  randomBelow,
  randomDocument,
  randomFilter,
  randomRate,
} from '../../../../functions/src/search/engine/engine.fixture.ts';
import { listingMatcher } from '../../../../functions/src/search/listing-matcher.ts';

/** Saves and removes five searches in each round, and looks which of all find an ad. */
export function expectSameSearches(seed: number, rounds: number): void {
  const random = createRandom(seed);
  const index = emptySavedSearchIndex();
  const truth = new Map<string, string>();
  for (let round = 0; round < rounds; round++) {
    for (let i = 0; i < 5; i++) {
      const id = `s${randomBelow(random, 300)}`;
      const key = { uid: `u${randomBelow(random, 3)}`, id };
      if (random() < 0.3) {
        index.remove(key);
        truth.delete(`${key.uid} ${id}`);
      } else {
        const query = writeSavedFilter(randomFilter(random));
        index.put(key, query);
        truth.set(`${key.uid} ${id}`, query);
      }
    }
    expect(index.size).toBe(truth.size);
    const [document, rate] = [randomDocument(random, 'ad'), randomRate(random)];
    const expected = [...truth]
      .filter(([, query]) => {
        const filter = readListingFilter(new URLSearchParams(query));
        return listingMatcher(filter, rate)(document);
      })
      .map(([key]) => key);
    const found = index.matching(document, rate).map(({ uid, id }) => `${uid} ${id}`);
    expect(found.toSorted()).toEqual(expected.toSorted());
  }
}
