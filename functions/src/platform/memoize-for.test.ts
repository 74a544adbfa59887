import { beforeEach, expect, test, vi } from 'vitest';
import { clock } from './clock.ts';
import { memoizeFor } from './memoize-for.ts';

let now = 1_000_000;
beforeEach(() => {
  now = 1_000_000;
  vi.spyOn(clock, 'now').mockImplementation(() => now);
});

/** Counts how often it was read. */
function counted() {
  let reads = 0;
  return memoizeFor(60_000, () => Promise.resolve((reads += 1)));
}

test('all who ask within the span share one answer, from when it was asked for', async () => {
  const ask = counted();
  expect(await Promise.all([ask(), ask()])).toEqual([1, 1]);
  now += 59_999;
  expect(await ask()).toBe(1);
  now += 1;
  expect(await ask()).toBe(2);
});

test('a clock that goes back makes nothing last longer', async () => {
  const ask = counted();
  await ask();
  now -= 10 * 60_000;
  expect(await ask()).toBe(2);
});

test('an error is not held', async () => {
  let isDown = true;
  const ask = memoizeFor(60_000, () =>
    isDown ? Promise.reject(new Error('down')) : Promise.resolve(1),
  );
  await expect(ask()).rejects.toThrow('down');
  isDown = false;
  expect(await ask()).toBe(1);
});
