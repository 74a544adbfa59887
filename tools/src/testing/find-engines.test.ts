import { expect, it } from 'vitest';
import { enginesOf } from './find-engines.ts';

it.each([
  [[], ['firefox', 'webkit']],
  [['webkit'], ['webkit']],
  [['engines/fire'], ['firefox']],
  [['listing'], []],
])('%j chooses %j', (patterns, engines) => {
  expect(enginesOf(patterns)).toEqual(engines);
});
