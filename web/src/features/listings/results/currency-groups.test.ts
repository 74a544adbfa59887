import type { ListingCard } from '@qaysari/contract/listing-entity';
import { expect, it } from 'vitest';
import { currencyGroups, isByCurrency } from './currency-groups.ts';

const listing = (_id: string, currency: 'usd' | 'iqd') => ({ _id, currency }) as ListingCard;

it.each([
  [{ sort: 'priceUp' as const }, true],
  [{ sort: 'priceDown' as const, search: 'a' }, true],
  [{ sort: 'priceUp' as const, currency: 'iqd' as const }, false],
  [{ sort: 'latest' as const }, false],
  [{}, false],
])('of %j shows one currency after the other: %s', (filter, expected) => {
  expect(isByCurrency(filter)).toBe(expected);
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
