import { expect, it } from 'vitest';
import { convert, isRateUseful, otherPrice, rateAgeInDays } from './rate.ts';

const rate = { dinars: 151_000 };
const usd = (price: number) => ({ price, currency: 'usd' as const });
const iqd = (price: number) => ({ price, currency: 'iqd' as const });

it('converts both ways by the rate for 100 dollars', () => {
  expect(convert(usd(100), rate)).toBe(151_000);
  expect(convert(iqd(151_000), rate)).toBe(100);
});

it.each([
  [usd(1), iqd(2_000)],
  [usd(250), iqd(378_000)],
  [usd(662), iqd(1_000_000)],
  [usd(1_000), iqd(1_500_000)],
  [usd(6_600), iqd(9_975_000)],
  [usd(12_500), iqd(19_000_000)],
  [iqd(1_000), usd(1)],
  [iqd(25_000_000), usd(16_556)],
])('rounds %o to %o, as people say it', (money, other) => {
  expect(otherPrice(money, rate)).toEqual(other);
});

it.each([usd(0.3), iqd(500)])('says nothing where nothing is left of %o', (money) => {
  expect(otherPrice(money, rate)).toBeUndefined();
});

it('counts whole days, and never fewer than none', () => {
  const date = '2026-11-01T12:00:00.000Z';
  expect(rateAgeInDays({ date }, new Date('2026-11-08T11:59:59.000Z'))).toBe(6);
  expect(rateAgeInDays({ date }, new Date('2026-11-08T12:00:00.000Z'))).toBe(7);
  expect(rateAgeInDays({ date }, new Date('2026-10-31T12:00:00.000Z'))).toBe(0);
});

it('is useful for 30 days', () => {
  const date = '2026-11-01T00:00:00.000Z';
  expect(isRateUseful({ date }, new Date('2026-12-01T23:59:59.000Z'))).toBe(true);
  expect(isRateUseful({ date }, new Date('2026-12-02T00:00:00.000Z'))).toBe(false);
});
