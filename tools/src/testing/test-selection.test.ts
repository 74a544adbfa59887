import { expect, it } from 'vitest';
import { selectTests, sortWords } from './test-selection.ts';

it.each([
  [[], ['validate', 'unit', 'api', 'e2e'], [], []],
  [['e2e', 'listing'], ['e2e'], ['listing'], []],
  [['unit', 'api'], ['unit', 'api'], [], []],
  [['listing'], ['unit', 'api', 'e2e'], ['listing'], []],
  [['unit', '--coverage', 'fold'], ['unit'], ['fold'], ['--coverage']],
  [['unit', '-t', 'a title'], ['unit'], [], ['--testNamePattern=a title']],
  [['--bail=1'], ['unit', 'api', 'e2e'], [], ['--bail=1']],
])('%j chooses %j', (words, parts, patterns, options) => {
  const selection = selectTests(words);
  expect([...selection.parts]).toEqual(parts);
  expect(selection.patterns).toEqual(patterns);
  expect(selection.options).toEqual(options);
});

it('words of other parts choose those', () => {
  expect(sortWords(['browser', 'ad-form', '-t', 'a title'], ['bench', 'browser'])).toEqual({
    parts: ['browser'],
    patterns: ['ad-form'],
    options: ['--testNamePattern=a title'],
  });
});
