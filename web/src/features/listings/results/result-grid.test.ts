import type { ListingCard } from '@qaysari/contract/listing/types';
import { expect, it } from 'vitest';
import type { ListingFilter } from '@qaysari/contract/listing/filter';
import { currencyGroups, comparisonOf, type Comparison } from './result-grid.tsx';

const listing = (_id: string, currency: 'usd' | 'iqd') => ({ _id, currency }) as ListingCard;

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

const rate = { _id: 'one', dinars: 151_000, source: 'Kifah', date: '2026-11-20T00:00:00.000Z' };

it.each<[ListingFilter, withRate: Comparison, without: Comparison]>([
  [{ sort: 'priceUp' }, 'atRate', 'inTurn'],
  [{ sort: 'priceDown', search: 'a' }, 'atRate', 'inTurn'],
  [{ sort: 'priceUp', priceCurrency: 'iqd', maxPrice: 5 }, 'atRate', 'iqd'],
  [{ priceCurrency: 'usd', minPrice: 5 }, 'atRate', 'usd'],
  [{ sort: 'priceUp', currency: 'iqd' }, 'none', 'none'],
  [{ sort: 'profitDown' }, 'atRate', 'figures'],
  [{ currency: 'usd', maxRent: 5 }, 'atRate', 'figures'],
  [{ sort: 'priceUp', maxProfitMonths: 12 }, 'atRate', 'inTurn'],
  [{ sort: 'rentUp', priceCurrency: 'usd', maxPrice: 5 }, 'atRate', 'usd'],
  [{ sort: 'latest' }, 'none', 'none'],
  [{}, 'none', 'none'],
])('%j compares with a rate: %s, without: %s', (filter, withRate, without) => {
  expect(comparisonOf(filter, rate)).toBe(withRate);
  expect(comparisonOf(filter, undefined)).toBe(without);
});
