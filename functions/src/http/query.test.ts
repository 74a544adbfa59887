import { expect, test } from 'vitest';
import { readQuery } from './query.ts';

test.each([
  ['/listing', {}],
  ['/listing?', {}],
  ['/listing?page=2&search=a+b%20c', { page: '2', search: 'a b c' }],
  ['/listing?page=1&page=2&page=3', { page: ['1', '2', '3'] }],
  ['/listing?search=%ff', { search: '\uFFFD' }],
  ['/listing?search=%00', { search: '\0' }],
  ['/listing?search=%ED%A0%80', { search: '\uFFFD\uFFFD\uFFFD' }],
  ['/listing?search=%D8%A7%D8%B1?x', { search: 'ار?x' }],
  ['/listing?page', { page: '' }],
  ['/listing?page[]=1', { 'page[]': '1' }],
])('parses %s', (url, query) => {
  expect(readQuery(url)).toEqual(query);
});

test('drops inherited names', () => {
  const query = readQuery('/listing?__proto__=x&constructor=y&toString=z&page=1');
  expect(query).toEqual({ page: '1' });
  expect(Object.getPrototypeOf(query)).toBe(Object.prototype);
});
