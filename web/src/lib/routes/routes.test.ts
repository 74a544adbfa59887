import { readingPages } from '@qaysari/contract/pages';
import { expect, it } from 'vitest';
import { firstSegments, pagePattern, paths, routeNames, routeOf, shortPath } from './routes.ts';

it('gives every page an address of its own, below its language', () => {
  const addresses = routeNames.map((name) => routeOf(name).path);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(paths.home('ku')).toBe('/ku');
  expect(paths.signIn('ar')).toBe('/ar/sign-in');
});

it('escapes an id in an address', () => {
  expect(paths.listing('en', 'a/b?c')).toBe('/en/ads/a%2Fb%3Fc');
  expect(paths.editListing('en', 'قهوة')).toBe(`/en/edit-ad/${encodeURIComponent('قهوة')}`);
});

it('keeps the short address of an ad apart from pages and languages', () => {
  expect(shortPath('4f2K')).toBe('/a/4f2K');
  expect(firstSegments).not.toContain('a');
});

it('lists every page of plain text for the function that renders it', () => {
  const reading = routeNames.map(routeOf).filter(({ texts }) => texts?.includes('pages'));
  expect(reading.map(({ path }) => path).sort()).toEqual([...readingPages].sort());
});

it('knows the first segments of all addresses, and no language among them', () => {
  expect(firstSegments).toContain('my-account');
  expect(firstSegments).not.toContain('');
  expect(firstSegments).not.toContain('en');
});

it('lets only members open pages of the account', () => {
  const account = routeNames.filter((name) => routeOf(name).layout === 'account');
  expect(account.length).toBeGreaterThan(0);
  for (const name of account) expect(routeOf(name).access, name).toBe('members');
});

it('refers to an existing page in `within`', () => {
  const names: readonly string[] = routeNames;
  for (const { within } of routeNames.map(routeOf)) if (within) expect(names).toContain(within);
});

it.each([
  ['/ar', '/'],
  ['/ar/ads', '/ads'],
  ['/ku/ads/4f2K', '/ads/:id'],
  ['/en/my-account/settings', '/my-account/settings'],
  ['/en/nowhere/at/all', '/'],
])('knows the line of the table for %s', (pathname, pattern) => {
  expect(pagePattern(pathname)).toBe(pattern);
});
