import { imageUrl } from '@qaysari/contract/listing/images';
import type { Listing } from '@qaysari/contract/listing/types';
import type { ServedPage } from '@qaysari/contract/pages';
import { expect, it } from 'vitest';
import { headOf } from './head.ts';

const listing: Listing = {
  ...{ _id: 'ad1', title: 'مطعم', description: 'وصف', owner: 'o', createdAt: '' },
  ...{ category: 'restaurants_cafes', location: 'erbil', status: 'approved' },
  ...{ currency: 'iqd', price: 75_000_000, images: [imageUrl('ad1', 'abc')] },
  ...{ isFeatured: false, isStartup: false, portability: false },
  ...{ isFavorite: false, viewer: 'visitor' },
};

const page = (more: Partial<ServedPage>): ServedPage => ({
  origin: 'https://example.com',
  language: 'en',
  address: '/en/ads/ad1',
  route: { name: 'listing', id: 'ad1' },
  status: 200,
  answers: [{ call: 'getApprovedListing', id: 'ad1', data: listing }],
  ...more,
});

it('says the price as its owner does, never a converted one', () => {
  const head = headOf(page({}));
  expect(head).toContain('"price":75000000,"priceCurrency":"IQD"');
  expect(head).toContain('75,000,000ع.د');
});

it('shows the picture of the ad, and that of the site where an ad has none', () => {
  expect(headOf(page({}))).toContain(
    '"og:image" content="https://example.com/media/listings/ad1/abc-share.jpg"',
  );
  const data = { ...listing, images: [] };
  const answers = [{ call: 'getApprovedListing', id: 'ad1', data }] as const;
  expect(headOf(page({ answers }))).toContain('"og:image" content="https://example.com/share.jpg"');
});

it('keeps search engines away from what is not there', () => {
  const none = { call: 'getApprovedListing', id: 'ad1', data: null } as const;
  const head = headOf(page({ status: 404, answers: [none] }));
  expect(head).toContain('<meta name="robots" content="noindex"');
  expect(head).not.toMatch(/canonical|hreflang|ld\+json/);
});

it.each([
  [3, undefined],
  [0, 'noindex'],
])('with %d ads a landing page is for search engines, without them it is not', (total, robots) => {
  const filter = { category: ['restaurants_cafes'], location: ['erbil'] } as const;
  const query = { category: [...filter.category], location: [...filter.location] };
  const head = headOf(
    page({
      address: '/en/browse/restaurants-cafes-in-erbil',
      route: {
        name: 'landing',
        landing: { category: 'restaurants_cafes', location: 'erbil' },
        filter: query,
      },
      answers: [
        {
          call: 'listListings',
          query,
          data: {
            ...{ listings: [], total, page: 1, pageSize: 12 },
            facets: { category: {}, location: {} },
          },
        },
      ],
    }),
  );
  expect(/name="robots" content="(\w+)"/.exec(head)?.[1]).toBe(robots);
  expect(head).toContain('"name":"\u2068Restaurants \\u0026 cafés\u2069 in \u2068Erbil\u2069"');
});
