import type { Money, Rate } from '@qaysari/contract/listing/rate';
import { expect, test } from 'vitest';
import type { StatedProfit } from '../../search/public.ts';
import { middleHalf, profitHalf } from './comparison.ts';

const now = new Date('2026-11-24T09:00:00.000Z');
const rate: Rate = {
  ...{ _id: 'r', dinars: 150_000, source: 'Kifah', date: '2026-11-20T09:00:00.000Z' },
};
const inDollars = { currency: 'usd' } as const;
const inDinars = { currency: 'iqd' } as const;

const upTo = (count: number, step = 1_000) =>
  Array.from({ length: count }, (_, index) => (index + 1) * step);

test('says between what the middle half of prices lies', () => {
  expect(middleHalf(inDollars, { usd: upTo(13), iqd: [] }, undefined, now)).toEqual({
    ...{ count: 13, currency: 'usd', low: 4_000, high: 10_000 },
  });
});

test('goes between two prices where a quartile lies there', () => {
  const prices = [100, 200, 300, 400, 500, 600, 700, 800, 900, 1_000];
  expect(middleHalf(inDollars, { usd: prices, iqd: [] }, undefined, now)).toMatchObject({
    // 325 and 775, to the half of their second digit.
    ...{ low: 325, high: 775 },
  });
});

test.each([
  [9, false],
  [10, true],
])('of %i prices it says something: %s', (count, isSaid) => {
  const half = middleHalf(inDollars, { usd: upTo(count), iqd: [] }, rate, now);
  expect(half !== undefined).toBe(isSaid);
});

test('says nothing of prices that lie too far apart, or are all the same', () => {
  const spread = (high: number) => [...Array<number>(6).fill(100), ...Array<number>(6).fill(high)];
  const said = (high: number) =>
    middleHalf(inDollars, { usd: spread(high), iqd: [] }, undefined, now);
  expect(said(1_000)).toMatchObject({ low: 100, high: 1_000 });
  expect(said(1_001)).toBeUndefined();
  expect(said(100)).toBeUndefined();
});

test('outliers move nothing', () => {
  const prices = { usd: [...upTo(11), 1, 1e12], iqd: [] };
  expect(middleHalf(inDollars, prices, undefined, now)).toMatchObject({ low: 3_000, high: 9_000 });
});

test('converts prices in the other currency, and names the rate', () => {
  const prices = { usd: upTo(6), iqd: upTo(7, 1_500_000) };
  expect(middleHalf(inDollars, prices, rate, now)).toEqual({
    ...{ count: 13, currency: 'usd', low: 2_000, high: 5_000, rate },
  });
  expect(middleHalf(inDinars, prices, rate, now)).toEqual({
    ...{ count: 13, currency: 'iqd', low: 3_000_000, high: 7_500_000, rate },
  });
});

test('names no rate where nothing was converted', () => {
  expect(middleHalf(inDollars, { usd: upTo(10), iqd: [] }, rate, now)).not.toHaveProperty('rate');
});

test.each([
  ['none', undefined],
  ['an old one', { ...rate, date: '2026-10-01T09:00:00.000Z' }],
])('compares in the same currency only without a useful rate: %s', (_, useless) => {
  const prices = { usd: upTo(10), iqd: upTo(20, 1_500_000) };
  expect(middleHalf(inDollars, prices, useless, now)).toMatchObject({ count: 10 });
  expect(middleHalf(inDollars, { ...prices, usd: upTo(9) }, useless, now)).toBeUndefined();
});

test('rounds outwards, so that at least half lie between', () => {
  const prices = [11, 12, 12_345, 12_345, 12_345, 15_000, 18_765, 18_765, 18_765, 90_000, 91_000];
  expect(middleHalf(inDollars, { usd: prices, iqd: [] }, undefined, now)).toMatchObject({
    ...{ low: 12_000, high: 19_000 },
  });
  const cents = { usd: Array.from({ length: 12 }, (_, index) => 0.2 + index / 10), iqd: [] };
  expect(middleHalf(inDollars, cents, undefined, now)).toMatchObject({ high: 2 });
});

const stating = (
  months: number,
  monthlyProfit: Money = { price: 1_000, currency: 'usd' },
): StatedProfit => ({ price: { price: 1_000 * months, currency: 'usd' }, monthlyProfit });

test('says between how many months of profit the middle half of prices lies', () => {
  const ads = [10, 14, 12, 20, 16].map((months) => stating(months));
  expect(profitHalf(ads, undefined, now)).toEqual({ count: 5, low: 12, high: 16 });
  expect(profitHalf(ads.slice(1), undefined, now)).toBeUndefined();
  expect(profitHalf(Array(6).fill(stating(12)), undefined, now)).toBeUndefined();
  expect(
    profitHalf(
      [1, 1, 30, 30, 30].map((months) => stating(months)),
      rate,
      now,
    ),
  ).toBeUndefined();
});

test('compares price and profit in two currencies at a rate that is useful, and names it', () => {
  const inDinarsToo = stating(18, { price: 1_500_000, currency: 'iqd' });
  const ads = [10, 14, 12, 16].map((months) => stating(months));
  expect(profitHalf([...ads, inDinarsToo], rate, now)).toEqual({
    count: 5,
    low: 12,
    high: 16,
    rate,
  });
  expect(profitHalf([...ads, inDinarsToo], undefined, now)).toBeUndefined();
  const late = new Date('2027-11-24T09:00:00.000Z');
  expect(profitHalf([...ads, inDinarsToo], rate, late)).toBeUndefined();
});
