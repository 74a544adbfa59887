import type { ListingCard } from '@qaysari/contract/listing/types';
import type { ListingFilter } from '@qaysari/contract/listing/filter';
import { expect, test } from 'vitest';
import { listingMatcher } from './listing-matcher.ts';
import { searchDocument } from './search-document.ts';

const rate = { dinars: 150_000 };
const bakery = (part: Partial<ListingCard>) =>
  searchDocument(
    {
      ...{ _id: 'one', title: 'مخبز في أربيل', location: 'erbil', category: 'restaurants_cafes' },
      ...{ currency: 'iqd', price: 15_000_000, images: [], isFeatured: false, isStartup: false },
      ...{ owner: 'sara', status: 'approved', createdAt: '2026-01-01T00:00:00.000Z' },
      ...part,
    },
    '',
  );

test.each<[ListingFilter, Partial<ListingCard>, boolean]>([
  [{ priceCurrency: 'usd', maxPrice: 10_000 }, {}, true],
  [{ priceCurrency: 'usd', minPrice: 10_000 }, {}, true],
  [{ priceCurrency: 'usd', maxPrice: 9_999.99 }, {}, false],
  [{ priceCurrency: 'usd', minPrice: 10_000.01 }, {}, false],
  [{ priceCurrency: 'usd', maxPrice: 10_000 }, { currency: 'usd', price: 10_000 }, true],
  [{ priceCurrency: 'usd', maxPrice: 10_000 }, { currency: 'usd', price: 10_001 }, false],
  [{ priceCurrency: 'iqd', maxPrice: 15_000_000 }, { currency: 'usd', price: 10_000 }, true],
  [{ priceCurrency: 'iqd', maxPrice: 14_999_999 }, { currency: 'usd', price: 10_000 }, false],
  // A currency that is asked for is the only one, whatever the limits are named in.
  [{ currency: 'usd', priceCurrency: 'iqd', maxPrice: 10_000 }, {}, false],
  [{ currency: 'iqd', maxPrice: 15_000_000 }, {}, true],
  // Named without limits, it says nothing.
  [{ priceCurrency: 'usd' }, {}, true],
])('%j finds %j: %s', (filter, part, isFound) => {
  expect(listingMatcher(filter, rate)(bakery(part))).toBe(isFound);
});

test('without a rate, limits find ads in the currency that they name', () => {
  const matches = listingMatcher({ priceCurrency: 'usd', maxPrice: 100_000_000 });
  expect(matches(bakery({ currency: 'usd' }))).toBe(true);
  expect(matches(bakery({}))).toBe(false);
});

test('the text is read as the search reads it, in any script and spelling', () => {
  for (const search of ['هەولێر', 'Erbil', 'مخبز اربيل']) {
    expect(listingMatcher({ search })(bakery({}))).toBe(true);
  }
  for (const search of ['Basra', '!?']) expect(listingMatcher({ search })(bakery({}))).toBe(false);
});
