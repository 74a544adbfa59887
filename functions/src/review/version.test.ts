import { describe, expect, it } from 'vitest';
import { Timestamp } from '../platform/firestore.ts';
import { listingVersion, profileVersion } from './version.ts';

const at = Timestamp.fromMillis(Date.UTC(2025, 0, 1));

const ad = {
  ...{ title: 'Bakery', description: 'By the citadel', images: ['first-hash', 'second-hash'] },
  ...{ category: 'restaurants_cafes', location: 'erbil', currency: 'usd', price: 9000 },
  ...{ isStartup: false, portability: 'yes', employees: 4, founded: 2001 },
  ...{ siteLink: 'https://bakery.example', assets: 'Two ovens', moderatedAt: at },
};

const profile = {
  ...{ title: 'Investor', about: 'Restaurants', offers: 'Money', message: 'Write to me' },
  ...{ currency: 'iqd', budgetMin: 12_000_000, budgetMax: 60_000_000 },
  ...{ cities: ['erbil'], forms: ['cash', 'loan'], moderatedAt: at },
};

describe.each([
  ['an ad', listingVersion, ad],
  ['a profile', profileVersion, profile],
] as const)('the version of %s', (_what, versionOf, document) => {
  const version = versionOf(document);

  it('is short, fits into an address, and does not follow the order of the fields', () => {
    expect(version).toMatch(/^[\w-]{16}$/);
    expect(versionOf(Object.fromEntries(Object.entries(document).reverse()))).toBe(version);
  });

  it.each(Object.keys(document))('is another one with another %s', (name) => {
    const { [name]: _left, ...without } = document as Record<string, unknown>;
    expect(versionOf(without)).not.toBe(version);
    expect(versionOf({ ...document, [name]: 'other' })).not.toBe(version);
  });

  it('stays when something changes that is not for members', () => {
    const more = { status: 'pending', settled: {}, moderationNote: 'x', updatedAt: at };
    expect(versionOf({ ...document, ...more })).toBe(version);
  });
});

it('is another one when the pictures of an ad change their order', () => {
  expect(listingVersion({ ...ad, images: ad.images.toReversed() })).not.toBe(listingVersion(ad));
});

it('tells a value in one field from the same value in the next', () => {
  expect(profileVersion({ about: 'x' })).not.toBe(profileVersion({ offers: 'x' }));
});
