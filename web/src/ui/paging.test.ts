import { expect, it } from 'vitest';
import { pageWindow } from './paging.tsx';

it.each([
  [1, 1, [1]],
  [1, 5, [1, 2, 3, 4, 5]],
  [1, 6, [1, 2, 3, 4, 'gap', 6]],
  [10, 20, [1, 'gap', 7, 8, 9, 10, 11, 12, 13, 'gap', 20]],
  [4, 9, [1, 2, 3, 4, 5, 6, 7, 'gap', 9]],
  [20, 20, [1, 'gap', 17, 18, 19, 20]],
] as const)('shows first, last and nearby pages on page %d of %d', (current, last, expected) => {
  expect(pageWindow(current, last, 3)).toEqual(expected);
});
