import { test } from 'vitest';
import { expectSameSearches } from './compared-index.fixture.ts';

test('finds the searches that find an ad, at any rate', () => {
  expectSameSearches(1, 100);
});
