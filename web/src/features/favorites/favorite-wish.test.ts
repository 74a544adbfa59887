// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepWish, takeWish } from './favorite-wish.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

const wish = (listingId: string) => ({ listingId, owner: 'o' });

it('is there once', () => {
  keepWish(wish('a'));
  expect(takeWish()).toMatchObject(wish('a'));
  expect(takeWish()).toBeUndefined();
});

it('is the last one', () => {
  keepWish(wish('a'));
  keepWish(wish('b'));
  expect(takeWish()).toMatchObject(wish('b'));
});

it('is forgotten after half an hour', () => {
  keepWish(wish('a'));
  vi.advanceTimersByTime(30 * 60_000 - 1);
  expect(takeWish()).toMatchObject(wish('a'));
  keepWish(wish('a'));
  vi.advanceTimersByTime(30 * 60_000);
  expect(takeWish()).toBeUndefined();
});

it.each([
  '',
  '{',
  '7',
  '{"listingId":7,"owner":"o","at":1000000}',
  '{"listingId":"a","owner":"o"}',
])('is nothing where %j stands in its place', (text) => {
  sessionStorage.setItem('qaysariFavoriteWish', text);
  expect(takeWish()).toBeUndefined();
});
