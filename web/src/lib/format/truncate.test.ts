import { expect, it } from 'vitest';
import { cutText } from './truncate.ts';

it('leaves short texts alone and cuts long ones at whole characters', () => {
  expect(cutText('abc', 3)).toBe('abc');
  expect(cutText('abcd', 3)).toBe('abc…');
  expect(cutText('ab cd', 3)).toBe('ab…');
  expect(cutText('👩‍👩‍👧👩‍👩‍👧', 1)).toBe('👩‍👩‍👧…');
  expect(cutText('مَطعَم', 4)).toBe('مَطعَم');
});
