import { expect, it } from 'vitest';
import { selectTests } from './test-selection.ts';

it.each([
  [[], ['validate', 'unit', 'api', 'e2e'], []],
  [['e2e', 'listing'], ['e2e'], ['listing']],
  [['unit', 'api'], ['unit', 'api'], []],
  [['listing'], ['unit', 'api', 'e2e'], ['listing']],
])('%j chooses %j', (words, parts, patterns) => {
  const selection = selectTests(words);
  expect([...selection.parts]).toEqual(parts);
  expect(selection.patterns).toEqual(patterns);
});
