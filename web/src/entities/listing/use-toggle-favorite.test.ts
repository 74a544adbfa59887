import type { ListingCard } from '@qaysari/contract/listing-entity';
import { expect, it } from 'vitest';
import { withFavorite } from './use-toggle-favorite.ts';

const card = (id: string) => ({ _id: id }) as ListingCard;
const ids = (cards: readonly ListingCard[]) => cards.map(({ _id }) => _id);
const favorites = [card('a'), card('b')];

it('puts a new favourite first', () => {
  expect(ids(withFavorite(favorites, card('c'), true))).toEqual(['c', 'a', 'b']);
});
it('takes a favourite away', () => {
  expect(ids(withFavorite(favorites, card('a'), false))).toEqual(['b']);
});
it('changes nothing when the list is already correct', () => {
  expect(ids(withFavorite(favorites, card('b'), true))).toEqual(['a', 'b']);
  expect(ids(withFavorite(favorites, card('c'), false))).toEqual(['a', 'b']);
});
