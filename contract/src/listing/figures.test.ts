import { expect, it } from 'vitest';
import {
  hasInstalments,
  instalmentSum,
  profitMonths,
  profitOfSales,
  rentOfSales,
} from './figures.ts';
import type { Money } from './rate.ts';

const iqd = (price: number): Money => ({ price, currency: 'iqd' });
const usd = (price: number): Money => ({ price, currency: 'usd' });
const rate = { dinars: 150_000 };

it.each([
  [iqd(28_000_000), iqd(2_000_000), undefined, { times: 14, isConverted: false }],
  [usd(30_000), iqd(3_000_000), rate, { times: 15, isConverted: true }],
  [iqd(45_000_000), usd(2_000), rate, { times: 15, isConverted: true }],
  [usd(30_000), iqd(3_000_000), undefined, undefined],
])('the price %o is so many months of the profit %o', (price, monthlyProfit, at, expected) => {
  expect(profitMonths({ ...price, monthlyProfit }, at)).toEqual(expected);
});

it('what is unknown is not zero', () => {
  expect(profitMonths(iqd(1000), rate)).toBeUndefined();
  expect(rentOfSales({ ...iqd(1000), monthlyRent: iqd(5) }, rate)).toBeUndefined();
  expect(profitOfSales({ ...iqd(1000), monthlySales: iqd(5) }, rate)).toBeUndefined();
  const plan = { monthlyInstalment: iqd(100), instalmentMonths: 10 };
  expect(instalmentSum({ ...iqd(1000), ...plan }, rate)).toBeUndefined();
});

it('rent and profit are parts of the sales', () => {
  const ad = { ...usd(1), monthlySales: iqd(10_000_000), monthlyProfit: iqd(2_500_000) };
  expect(profitOfSales(ad, undefined)).toEqual({ times: 0.25, isConverted: false });
  expect(rentOfSales({ ...ad, monthlyRent: usd(1000) }, rate)).toEqual({
    ...{ times: 0.15, isConverted: true },
  });
});

it('instalments are summed up in the currency of the price', () => {
  const plan = { downPayment: usd(0), monthlyInstalment: iqd(1_000_000), instalmentMonths: 12 };
  expect(instalmentSum({ ...iqd(11_000_000), ...plan }, undefined)).toEqual({
    ...{ sum: iqd(12_000_000), difference: iqd(1_000_000), isConverted: false },
  });
  const inDollars = { ...plan, downPayment: usd(1000) };
  expect(instalmentSum({ ...iqd(14_000_000), ...inDollars }, rate)).toEqual({
    ...{ sum: iqd(13_500_000), difference: iqd(-500_000), isConverted: true },
  });
  expect(instalmentSum({ ...iqd(14_000_000), ...inDollars }, undefined)).toBeUndefined();
});

it('an owner takes instalments who states anything of them', () => {
  expect(hasInstalments({})).toBe(false);
  expect(hasInstalments({ monthlyProfit: iqd(1) })).toBe(false);
  expect(hasInstalments({ downPayment: usd(0) })).toBe(true);
  expect(hasInstalments({ instalmentMonths: 6 })).toBe(true);
});
