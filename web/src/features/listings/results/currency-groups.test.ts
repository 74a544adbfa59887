import type { ListingCard } from '@qaysari/contract/listing/types';
import { expect, it } from 'vitest';
import { currencyGroups } from './currency-groups.ts';

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
