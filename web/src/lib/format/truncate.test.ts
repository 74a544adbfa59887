import { expect, it } from 'vitest';
import { truncate } from './truncate.ts';

it('keeps short texts and cuts long ones between characters', () => {
  expect(truncate('abc', 3)).toBe('abc');
  expect(truncate('abcd', 3)).toBe('abc…');
  expect(truncate('ab cd', 3)).toBe('ab…');
  expect(truncate('👩‍👩‍👧👩‍👩‍👧', 1)).toBe('👩‍👩‍👧…');
  expect(truncate('مَطعَم', 4)).toBe('مَطعَم');
});
