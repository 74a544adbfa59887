import { expect, test } from 'vitest';
import { checkStillPending, differenceLines } from './still-waits.ts';

const shown = { status: 'pending', title: 'Bakery', price: 5, images: ['a'], description: 'd' };
const check = (now: object) => () =>
  checkStillPending(shown, { ...shown, ...now }, ['title', 'price', 'images', 'description']);

test('the same version may be decided about, whatever else has changed', () => {
  expect(check({ isFeatured: true, updatedAt: 'now' })).not.toThrow();
});

test.each([
  [{ status: 'approved' }, 'decided by somebody else: approved'],
  [{ status: undefined }, 'It is not there any more.'],
  [
    { title: 'Mill', price: 7 },
    'changed since you looked: title (was Bakery, now Mill), price (was 5, now 7)',
  ],
  [{ images: ['b', 'c'] }, 'changed since you looked: images (was 1, now 2, of which 2 new)'],
  [{ description: 'long '.repeat(20) }, 'changed since you looked: description'],
  [{ price: undefined }, 'changed since you looked: price (was 5, now nothing)'],
])('%o is refused: %s', (now, says) => {
  expect(check(now)).toThrow(expect.objectContaining({ message: says }));
});

test('the difference has each field as it was and as it is', () => {
  const before = {
    title: 'Old',
    price: '$4',
    siteLink: '(nothing)',
    images: '1 picture, 1 new now',
  };
  expect(differenceLines(before, { ...shown, currency: 'usd' })).toEqual([
    '  ~ title: Old → Bakery',
    '  ~ price: $4 → $5',
    '  ~ siteLink: (nothing) → (nothing)',
    '  ~ images: 1 picture, 1 new now',
  ]);
  expect(differenceLines(undefined, shown)).toEqual([]);
});
