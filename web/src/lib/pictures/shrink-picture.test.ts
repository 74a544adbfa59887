import { expect, it } from 'vitest';
import { shrunkSize } from './shrink-picture.ts';

it.each([
  [4000, 3000, 1600, 1200],
  [3000, 4000, 1200, 1600],
  [1600, 1600, 1600, 1600],
  [800, 600, 800, 600],
  [20_000, 3, 1600, 1],
])('shrinks %d × %d to %d × %d', (width, height, newWidth, newHeight) => {
  expect(shrunkSize({ width, height })).toStrictEqual({ width: newWidth, height: newHeight });
});
