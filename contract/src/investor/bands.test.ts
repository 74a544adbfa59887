import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { bandOf, bandsOf, boundsOfBand, budgetBands, rangeOfBands } from './bands.ts';
import { currencyCodes } from '../listing/price.ts';
import { limits } from '../shared/limits.ts';

const currency = fc.constantFrom(...currencyCodes);
const amount = fc.integer({ min: 1, max: limits.maxPrice * 100 }).map((cents) => cents / 100);

test.each(currencyCodes)(
  'the bands of %s follow each other without a gap, the last without end',
  (code) => {
    const bounds = budgetBands.map((band) => boundsOfBand(code, band));
    expect(bounds.map(({ to }) => to)).toEqual([
      ...bounds.slice(1).map(({ from }) => from),
      undefined,
    ]);
    expect(bounds[0]?.from).toBe(0);
    expect(bounds.every(({ from, to = Infinity }) => from < to)).toBe(true);
  },
);

describe('bandOf', () => {
  test.each([
    ['usd', 1, 0],
    ['usd', 9_999.99, 0],
    ['usd', 10_000, 1],
    ['usd', 199_999.99, 2],
    ['usd', 200_000, 3],
    ['usd', limits.maxPrice, 4],
    ['iqd', 14_999_999, 0],
    ['iqd', 15_000_000, 1],
    ['iqd', 1_500_000_000, 4],
  ] as const)('puts %s %d into band %d', (code, value, band) => {
    expect(bandOf(code, value)).toBe(band);
  });

  it('puts each amount between the bounds of its band', () => {
    fc.assert(
      fc.property(currency, amount, (code, value) => {
        const { from, to = Infinity } = boundsOfBand(code, bandOf(code, value));
        expect(from <= value && value < to).toBe(true);
      }),
    );
  });
});

describe('bandsOf', () => {
  it('holds exactly the bands of the amounts from the lowest to the highest', () => {
    fc.assert(
      fc.property(currency, amount, amount, (code, one, other) => {
        const [min, max] = [Math.min(one, other), Math.max(one, other)];
        const touched = budgetBands.filter((band) => {
          const { from, to = Infinity } = boundsOfBand(code, band);
          return from <= max && min < to;
        });
        expect(bandsOf(code, min, max)).toEqual(touched);
      }),
    );
  });

  it('is empty for a budget whose end is below its beginning by a band', () => {
    expect(bandsOf('usd', 60_000, 5_000)).toEqual([]);
  });
});

describe('rangeOfBands', () => {
  it('holds the band of the lowest amount and that of the highest', () => {
    fc.assert(
      fc.property(currency, amount, amount, (code, one, other) => {
        const [min, max] = [Math.min(one, other), Math.max(one, other)];
        const range = rangeOfBands({ currency: code, bands: bandsOf(code, min, max) });
        expect(range).toEqual({
          currency: code,
          lowest: bandOf(code, min),
          highest: bandOf(code, max),
        });
      }),
    );
  });

  it('is undefined for a budget without bands', () => {
    expect(rangeOfBands({ currency: 'usd', bands: bandsOf('usd', 60_000, 5_000) })).toBeUndefined();
  });
});
