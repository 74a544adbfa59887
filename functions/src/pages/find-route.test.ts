import { readingPages } from '@qaysari/contract/pages';
import { expect, it } from 'vitest';
import { findRoute } from './find-route.ts';

function routeAt(address: string) {
  const [path = '', query] = address.split('?');
  const asked = findRoute(path, new URLSearchParams(query));
  return asked?.kind === 'page' ? asked.route : asked;
}

it.each(readingPages)('knows %s in each language, with a slash at its end too', (page) => {
  for (const address of [`/ar/${page}`, `/en/${page}/`]) {
    expect(routeAt(address)).toEqual({ name: 'reading', page });
  }
});

it.each([
  '/ar/nowhere',
  '/ku/nowhere/at/all',
  '/en/about-us/more',
  '/en/browse',
  '/en/browse/nowhere',
  '/en/%E0%A4%A',
])('finds nothing at %s', (address) => {
  expect(routeAt(address)).toEqual({ name: 'notFound' });
});

it.each(['/', '/de/ads', '/about-us', '/a/b/c'])('leaves %s to the app', (address) => {
  expect(routeAt(address)).toBeUndefined();
});

it.each([
  ['/ar/', { name: 'home' }],
  ['/ku/ads/', { name: 'listings', filter: {} }],
  ['/en/ads/about-us', { name: 'listing', id: 'about-us' }],
  [
    '/en/browse/erbil?page=2',
    {
      name: 'landing',
      landing: { location: 'erbil' },
      filter: { location: ['erbil'], page: 2 },
    },
  ],
])('knows the page at %s', (address, route) => {
  expect(routeAt(address)).toEqual(route);
});
