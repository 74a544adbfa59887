import { expect, it } from 'vitest';
import { favoritesIn, withFavorite, withoutFavorite } from './offline-favorites.ts';

const heart = { id: 'oven', value: true, title: 'An oven', at: 10 };
const other = { id: 'shop', value: true, title: 'A shop', at: 11 };

it('keeps the last press of each heart', () => {
  const again = { ...heart, value: false, at: 12 };
  expect(withFavorite([heart, other], again)).toEqual([again, other]);
  expect(withFavorite([heart], other)).toEqual([heart, other]);
});

it('forgets a heart that was sent, but not one that was pressed meanwhile', () => {
  expect(withoutFavorite([heart, other], heart)).toEqual([other]);
  const again = { ...heart, value: false, at: 12 };
  expect(withoutFavorite([again, other], heart)).toEqual([again, other]);
});

it('takes nothing from storage but hearts', () => {
  expect(favoritesIn([heart, { id: 'x' }, null, 'text'])).toEqual([heart]);
  expect(favoritesIn({ id: 'x' })).toEqual([]);
});
