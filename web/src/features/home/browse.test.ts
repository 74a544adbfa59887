import { expect, it } from 'vitest';
import { countedTiles } from './browse.tsx';

const tiles = [
  { id: 'a', name: 'A' },
  { id: 'b', name: 'B' },
  { id: 'c', name: 'C' },
];

it('puts the tiles with most ads first, and keeps the order of equal ones', () => {
  const counted = countedTiles(tiles, { c: 5, b: 0 });
  expect(counted.map(({ id, count }) => [id, count])).toEqual([
    ['c', 5],
    ['a', 0],
    ['b', 0],
  ]);
});

it('keeps the order while counts are unknown', () => {
  expect(countedTiles(tiles, undefined)).toEqual(tiles);
});
