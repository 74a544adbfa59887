import { expect, it } from 'vitest';
import { landingFilter, landingOf, landings, landingSlug, readLanding } from './landing.ts';

it('gives each landing page an address of its own, which leads back to it', () => {
  const slugs = landings.map(landingSlug);
  expect(new Set(slugs).size).toBe(landings.length);
  for (const landing of landings) {
    expect(readLanding(landingSlug(landing))).toEqual(landing);
    expect(landingOf(landingFilter(landing))).toEqual(landing);
  }
});

it('writes addresses that people can read', () => {
  expect(landingSlug({ category: 'restaurants_cafes' })).toBe('restaurants-cafes');
  expect(landingSlug({ category: 'restaurants_cafes', location: 'erbil' })).toBe(
    'restaurants-cafes-in-erbil',
  );
  expect(readLanding('restaurants_cafes')).toBeUndefined();
  expect(readLanding('toString')).toBeUndefined();
});

it.each([
  [{}, undefined],
  [{ category: ['it_tech', 'other'] as const }, undefined],
  [{ location: ['erbil'] as const, search: 'a' }, undefined],
  [{ location: ['erbil'] as const, startup: 'true' as const }, undefined],
  [
    { location: ['erbil'] as const, sort: 'latest' as const, page: 2 },
    { location: 'erbil' as const },
  ],
])('knows which filter a landing page covers: %j', (filter, landing) => {
  expect(landingOf(filter as Parameters<typeof landingOf>[0])).toEqual(landing);
});
