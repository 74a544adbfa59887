import { expect, it, describe } from 'vitest';
import { priceInWords } from './price.ts';

describe('priceInWords', () => {
  it.each([
    [25_000_000, 25, 'million', true],
    [1_500_000, 1.5, 'million', true],
    [850_000, 850, 'thousand', true],
    [1000, 1, 'thousand', true],
    [1250.5, 1.251, 'thousand', false],
    [999_999, 1, 'million', false],
    [999_999.99, 1, 'million', false],
    [12_345_678, 12.346, 'million', false],
    [2_000_000_000, 2, 'billion', true],
    [1_000_000_000_000, 1, 'trillion', true],
  ])('says %d as %d %s', (amount, count, scale, isExact) => {
    expect(priceInWords(amount)).toStrictEqual({ count, scale, isExact });
  });

  it.each([0, 1, 999, -5000, Number.NaN])('answers nothing for %d', (amount) => {
    expect(priceInWords(amount)).toBeUndefined();
  });
});
