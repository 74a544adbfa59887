import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepPendingFavorite, takePendingFavorite } from './pending-favorite.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

const favorite = (listingId: string) => ({ listingId, owner: 'o' });

it('answers a pending favourite once', () => {
  keepPendingFavorite(favorite('a'));
  expect(takePendingFavorite()).toMatchObject(favorite('a'));
  expect(takePendingFavorite()).toBeUndefined();
});

it('keeps the last one only', () => {
  keepPendingFavorite(favorite('a'));
  keepPendingFavorite(favorite('b'));
  expect(takePendingFavorite()).toMatchObject(favorite('b'));
});

it('forgets it after half an hour', () => {
  keepPendingFavorite(favorite('a'));
  vi.advanceTimersByTime(30 * 60_000 - 1);
  expect(takePendingFavorite()).toMatchObject(favorite('a'));
  keepPendingFavorite(favorite('a'));
  vi.advanceTimersByTime(30 * 60_000);
  expect(takePendingFavorite()).toBeUndefined();
});

it.each([
  '',
  '{',
  '7',
  '{"listingId":7,"owner":"o","at":1000000}',
  '{"listingId":"a","owner":"o"}',
])('answers nothing when %j was stored in its place', (text) => {
  sessionStorage.setItem('qaysariFavoriteWish', text);
  expect(takePendingFavorite()).toBeUndefined();
});
