import { expect, it } from 'vitest';
import { readPage, searchOfPage } from './page-query.ts';

it.each([
  ['', 1],
  ['page=3', 3],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=x', 1],
  ['page=1e9', 1],
  ['page=99999999', 1],
])('reads ?%s as page %d', (query, page) => {
  expect(readPage(new URLSearchParams(query))).toBe(page);
});

it('writes a page beside other parameters, and leaves out the first', () => {
  expect(searchOfPage(1)).toBe('');
  expect(searchOfPage(2)).toBe('?page=2');
  expect(searchOfPage(1, { tab: 'pending' })).toBe('?tab=pending');
  expect(searchOfPage(3, { tab: 'pending' })).toBe('?tab=pending&page=3');
});
