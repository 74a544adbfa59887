import { expect, it } from 'vitest';
import { readListingFilter, type ListingFilter } from '../listing/filter.ts';
import { limits } from '../shared/limits.ts';
import { readSavedFilter, writeSavedFilter } from './filter.ts';

it.each<[ListingFilter, string]>([
  [{}, ''],
  [{ page: 4, sort: 'latest' }, ''],
  [{ minPrice: 0 }, ''],
  [{ location: ['duhok', 'erbil'], page: 2 }, 'location=erbil%2Cduhok'],
  [{ search: '  a   b ' }, 'search=a+b'],
  [{ maxPrice: 5 }, 'priceCurrency=usd&maxPrice=5'],
  [{ maxPrice: 5, priceCurrency: 'iqd', rate: 'one' }, 'priceCurrency=iqd&maxPrice=5'],
  [{ priceCurrency: 'iqd' }, ''],
  [{ sort: 'priceUp', rate: 'one' }, ''],
  [{ minPrice: 0, maxPrice: 5, currency: 'iqd' }, 'currency=iqd&maxPrice=5'],
  [{ startup: 'true', currency: 'usd' }, 'currency=usd&startup=true'],
])('what %j finds is written as %j', (filter, text) => {
  expect(writeSavedFilter(filter)).toBe(text);
});

it('a text that was written is read and written as it is', () => {
  const filter: ListingFilter = {
    ...{ category: ['other', 'it_tech'], location: ['basra'], currency: 'usd' },
    ...{ minPrice: 5, maxPrice: 9.5, startup: 'true', search: 'كافيه & 20%' },
  };
  const text = writeSavedFilter(filter);
  expect(writeSavedFilter(readListingFilter(new URLSearchParams(text)))).toBe(text);
});

it('is read also where it is beyond a limit that was lowered', () => {
  const filter = {
    search: 'x'.repeat(limits.searchTextLength + 1),
    currency: 'iqd',
    maxPrice: limits.maxPrice + 1,
  } as const;
  expect(readSavedFilter(writeSavedFilter(filter))).toEqual(filter);
});
