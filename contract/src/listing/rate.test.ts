import { expect, it } from 'vitest';
import { convert, isRateUseful, otherPrice, rateAgeToName } from './rate.ts';

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

it('names its age in whole days, once it is older than a week', () => {
  const date = '2026-11-01T12:00:00.000Z';
  const named = (now: string) => rateAgeToName({ date }, new Date(now));
  expect(named('2026-10-31T12:00:00.000Z')).toBeUndefined();
  expect(named('2026-11-08T12:00:00.000Z')).toBeUndefined();
  expect(named('2026-11-08T12:00:01.000Z')).toBe(7);
  expect(named('2026-11-10T12:00:00.000Z')).toBe(9);
});

it('is useful for 30 days', () => {
  const date = '2026-11-01T00:00:00.000Z';
  expect(isRateUseful({ date }, new Date('2026-12-01T00:00:00.000Z'))).toBe(true);
  expect(isRateUseful({ date }, new Date('2026-12-01T00:00:01.000Z'))).toBe(false);
});
