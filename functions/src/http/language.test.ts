import { expect, test } from 'vitest';
import { languageOf } from './language.ts';

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['ar', 'ar'],
  ['AR', 'ar'],
  ['ar-IQ', 'ar'],
  ['ku', 'ku'],
  ['ckb', 'ku'],
  ['ckb-IQ,ar;q=0.9', 'ku'],
  ['en-GB,en;q=0.9,ar;q=0.8', 'en'],
  ['en;q=0.2, ar;q=0.7, ku;q=0.5', 'ar'],
  ['ar;q=0.5, ku;q=0.5', 'ar'],
  ['fr, de;q=0.9, ku;q=0.1', 'ku'],
  ['fr', 'en'],
  ['*', 'en'],
  ['ar;q=0, ku;q=0.1', 'ku'],
  ['ar;q=0', 'en'],
  ['ar;q=nonsense, ku;q=0.3', 'ku'],
  ['ar;q=7, ku;q=0.3', 'ku'],
  ['constructor, toString', 'en'],
  [';;;,,,=', 'en'],
  ['ar ; q=0.4 , ku ; q=0.6', 'ku'],
])('for the header %s returns %s', (header, language) => {
  expect(languageOf(header)).toBe(language);
});
