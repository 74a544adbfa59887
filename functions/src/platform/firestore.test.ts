import { expect, test } from 'vitest';
import { isDocumentId } from './firestore.ts';

test.each(['a', 'restaurant-in-erbil', 'Zx8_kQ', 'x'.repeat(128), '_', '__', '__x'])(
  'isDocumentId returns true for %s',
  (id) => {
    expect(isDocumentId(id)).toBe(true);
  },
);

test.each([
  '',
  '.',
  '..',
  '__x__',
  '____',
  'a/b',
  'a b',
  'a\n',
  '\0',
  'x'.repeat(129),
  'أ',
  '%2F',
  '*',
])('isDocumentId returns false for %j', (id) => {
  expect(isDocumentId(id)).toBe(false);
});
