import { expect, it } from 'vitest';
import { withFavorite } from './use-toggle-favorite.ts';

const favorites = ['a', 'b'];

it('puts a new favourite first', () => {
  expect(withFavorite(favorites, 'c', true)).toEqual(['c', 'a', 'b']);
});
it('takes a favourite away', () => {
  expect(withFavorite(favorites, 'a', false)).toEqual(['b']);
});
it('changes nothing when the list is already correct', () => {
  expect(withFavorite(favorites, 'b', true)).toEqual(['a', 'b']);
  expect(withFavorite(favorites, 'c', false)).toEqual(['a', 'b']);
});
