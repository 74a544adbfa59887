import { test } from 'vitest';
import {
  expectSameWhileChanging,
  expectSameWithFewListings,
} from '../../../functions/src/search/engine/compared-engine.fixture.ts';

test.each([1, 2, 3, 4])(
  'with few listings returns the same as the naive search (seed %i)',
  (seed) => {
    expectSameWithFewListings(seed);
  },
);

test('returns the same for 10,000 random queries, while ads and rates change', () => {
  expectSameWhileChanging(200);
});
