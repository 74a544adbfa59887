import { test } from 'vitest';
import { expectSameSearches } from '../../../tools/src/bench/alerts/compared-index.fixture.ts';

test.each([1, 2, 3, 4, 5])('finds the searches that find an ad, at any rate (seed %i)', (seed) => {
  expectSameSearches(seed, 400);
});
