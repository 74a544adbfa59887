import type { ListingCard } from '@qaysari/contract/listing-entity';
import { expect, it } from 'vitest';
import { currencyGroups, isByCurrency } from './currency-groups.ts';

const listing = (_id: string, currency: 'usd' | 'iqd') => ({ _id, currency }) as ListingCard;

it.each([
  [{ sort: 'priceUp' as const }, true],
  [{ sort: 'priceDown' as const, search: 'a' }, true],
  [{ sort: 'priceUp' as const, currency: 'iqd' as const }, false],
  [{ sort: 'latest' as const }, false],
  [{ sort: 'priceUp' as const, priceCurrency: 'usd' as const, maxPrice: 5 }, false],
  [{}, false],
])('of %j shows one currency after the other: %s', (filter, expected) => {
  expect(isByCurrency(filter, undefined)).toBe(expected);
  const rate = { _id: 'one', dinars: 151_000, source: 'Kifah', date: '2026-11-20T00:00:00.000Z' };
  expect(isByCurrency(filter, rate)).toBe(false);
});

it('parts a page where the other currency begins, and keeps the order', () => {
  const page = [listing('a', 'usd'), listing('b', 'usd'), listing('c', 'iqd')];
  expect(
    currencyGroups(page).map(({ currency, listings }) => [
      currency,
      listings.map(({ _id }) => _id),
    ]),
  ).toEqual([
    ['usd', ['a', 'b']],
    ['iqd', ['c']],
  ]);
  expect(currencyGroups([])).toEqual([]);
});
