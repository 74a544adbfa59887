import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepWish, takeWishAt, wishAt } from './wish.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

const place = (address: string) => new URL(address, 'https://site.invalid');
const ads = place('/ar/ads?location=erbil');
const wish = (subject: string) => ({ kind: 'favorite', subject, owner: 'o' }) as const;

it('answers a wish once, where it was pressed', () => {
  keepWish(wish('a'), ads);
  expect(wishAt(ads)).toMatchObject(wish('a'));
  expect(takeWishAt(ads, 'favorite')).toMatchObject(wish('a'));
  expect(takeWishAt(ads, 'favorite')).toBeUndefined();
});

it('keeps the newest only', () => {
  keepWish(wish('a'), ads);
  keepWish({ kind: 'search', subject: 'location=erbil', owner: '' }, ads);
  expect(takeWishAt(ads, 'search')).toMatchObject({ kind: 'search', subject: 'location=erbil' });
});

it('keeps it on the sign-in that leads back, also in another language', () => {
  keepWish(wish('a'), ads);
  for (const page of ['/ar/sign-in', '/ku/sign-up']) {
    const from = encodeURIComponent('/ar/ads?location=erbil');
    expect(wishAt(place(`${page}?from=${from}`))).toMatchObject(wish('a'));
  }
  expect(wishAt(place('/ku/ads?location=erbil'))).toMatchObject(wish('a'));
});

it.each([
  '/ar/sign-in',
  '/ar/sign-in?from=%2Far%2Fmy-account%2Fmy-ads',
  '/ar/ads',
  '/ar/ads?location=duhok',
  '/ar',
])('gives it up at %s, for good', (address) => {
  keepWish(wish('a'), ads);
  expect(wishAt(place(address))).toBeUndefined();
  expect(wishAt(ads)).toBeUndefined();
});

it('forgets it after half an hour', () => {
  keepWish(wish('a'), ads);
  vi.advanceTimersByTime(30 * 60_000 - 1);
  expect(wishAt(ads)).toMatchObject(wish('a'));
  vi.advanceTimersByTime(1);
  expect(wishAt(ads)).toBeUndefined();
});

it.each(['', '{', '7', '{"kind":7,"at":1000000}', '{"kind":"favorite","subject":"a"}'])(
  'answers nothing when %j was stored in its place',
  (text) => {
    sessionStorage.setItem('qaysariWish', text);
    expect(takeWishAt(ads, 'favorite')).toBeUndefined();
  },
);
