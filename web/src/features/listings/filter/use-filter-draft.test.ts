import type { PriceFilter } from '@qaysari/contract/listing/types';
import { describe, expect, it } from 'vitest';
import {
  anyCurrency,
  draftOf,
  draftOfPrice,
  filterOf,
  isCrossed,
  lastLimits,
  reconcile,
} from './use-filter-draft.ts';

describe('filterOf', () => {
  it('sends nothing when nothing was set: any currency is the first choice', () => {
    expect(draftOf({}).currency).toBe(anyCurrency.usd);
    expect(filterOf(draftOf({}))).toEqual({});
  });
  it('sends a currency that was chosen alone', () => {
    expect(filterOf({ ...draftOf({}), currency: 'usd' })).toEqual({ currency: 'usd' });
  });
  it('sends the start-up mark only when it is set', () => {
    expect(filterOf({ ...draftOf({}), startup: true })).toEqual({ startup: 'true' });
    expect(filterOf({ ...draftOf({ startup: 'true' }), startup: false })).toEqual({});
  });
  it('keeps a filter that came from the address', () => {
    const filter = {
      search: 'مقهى',
      category: ['it_tech' as const],
      currency: 'iqd' as const,
      startup: 'true' as const,
    };
    expect(filterOf(draftOf(filter))).toEqual(filter);
  });
  it('asks for the same words as they were typed, and corrects others', () => {
    const draft = draftOf({ search: 'resturant', asTyped: 'true' });
    expect(filterOf({ ...draft, startup: true })).toEqual({
      ...{ search: 'resturant', asTyped: 'true', startup: 'true' },
    });
    expect(filterOf({ ...draft, search: 'restorant' })).toEqual({ search: 'restorant' });
    expect(filterOf({ ...draft, search: '' })).toEqual({});
    expect(filterOf(draftOf({ asTyped: 'true' }))).toEqual({});
  });
  it('keeps limits of figures that came from the address', () => {
    const filter = {
      ...{ priceCurrency: 'iqd' as const, minProfit: 2_000_000, maxRent: 500_000 },
      ...{ maxProfitMonths: 30, instalments: 'true' as const },
    };
    expect(filterOf(draftOf(filter))).toEqual(filter);
  });
  it('names no currency for limits of figures that are no amounts', () => {
    const filter = { maxProfitMonths: 12, instalments: 'true' as const };
    expect(filterOf(draftOf(filter))).toEqual(filter);
  });
  it('ignores a lone dot', () => {
    expect(filterOf({ ...draftOf({}), minPrice: '.' })).toEqual({});
  });
});

describe('a price under any currency', () => {
  const any = draftOf({});

  it('is in dollars, and finds ads in both', () => {
    expect(filterOf({ ...any, maxPrice: '5000' })).toEqual({
      ...{ priceCurrency: 'usd', maxPrice: 5000 },
    });
    expect(filterOf({ ...any, maxPrice: '' })).toEqual({});
  });
  it('is in dinars where somebody chooses that', () => {
    const draft = { ...any, currency: anyCurrency.iqd, minPrice: '5' } as const;
    expect(filterOf(draft)).toEqual({ priceCurrency: 'iqd', minPrice: 5 });
    expect(draftOf(filterOf(draft))).toEqual(draft);
  });
  it('is in the only currency, where one is chosen', () => {
    expect(filterOf({ ...any, currency: 'iqd', maxPrice: '5' })).toEqual({
      ...{ currency: 'iqd', maxPrice: 5 },
    });
  });
});

it('recognises an upper limit below the lower one', () => {
  expect(isCrossed({ ...draftOf({}), minPrice: '10', maxPrice: '9' })).toBe(true);
  expect(isCrossed({ ...draftOf({}), minPrice: '10', maxPrice: '10' })).toBe(false);
  expect(isCrossed({ ...draftOf({}), minPrice: '10' })).toBe(false);
});

describe('reconcile', () => {
  it('recognises a filter that the form submitted, and drops those submitted before it', () => {
    expect(reconcile(['search=a', 'search=ab'], 'search=a')).toEqual({
      submitted: ['search=ab'],
      isOwn: true,
    });
    expect(reconcile(['search=a', 'search=ab'], 'search=ab')).toEqual({
      submitted: [],
      isOwn: true,
    });
  });
  it('recognises a filter that the form did not submit', () => {
    const { submitted } = reconcile(['search=a'], '');
    expect(reconcile(['search=a'], '').isOwn).toBe(false);
    expect(reconcile(submitted, 'search=a').isOwn).toBe(false);
  });
});

it('a suggested price sets the upper limit in its currency, and takes a lower one away', () => {
  const price = { search: 'مطعم', maxPrice: 900, priceCurrency: 'iqd' } as const;
  const before = draftOf({ search: 'مطعم 900', minPrice: 1000, maxRent: 5 });
  expect(filterOf({ ...before, ...draftOfPrice(price, before) })).toEqual(price);
});

it('suggested figures leave the other limits, as long as these are in the same currency', () => {
  const before = draftOf({ search: 'x', minPrice: 1000, maxRent: 5, maxProfitMonths: 12 });
  const taken = (price: PriceFilter) => filterOf({ ...before, ...draftOfPrice(price, before) });
  expect(taken({ search: '', minProfit: 900, priceCurrency: 'usd' })).toEqual({
    ...{ priceCurrency: 'usd', minPrice: 1000, minProfit: 900, maxRent: 5, maxProfitMonths: 12 },
  });
  expect(taken({ search: '', maxRent: 900, priceCurrency: 'iqd' })).toEqual({
    ...{ priceCurrency: 'iqd', maxRent: 900, maxProfitMonths: 12 },
  });
  expect(taken({ search: '', maxPrice: 9, priceCurrency: 'usd' })).toEqual({
    ...{ priceCurrency: 'usd', maxPrice: 9, maxRent: 5, maxProfitMonths: 12 },
  });
});

it('goes back to the last limits that were amounts', () => {
  const before = draftOf({ minPrice: 500, maxPrice: 9000, priceCurrency: 'usd' });
  expect(lastLimits(before, { ...before, maxPrice: '20x' })).toEqual(before);
  expect(lastLimits(before, { ...before, maxPrice: '1.000' })).toEqual(before);
  expect(lastLimits(before, { ...before, maxPrice: '' })).toEqual({ ...before, maxPrice: '' });
  expect(lastLimits(before, { ...before, maxPrice: '5k' }).maxPrice).toBe('5k');
  expect(lastLimits({ ...before, maxRent: '5' }, { ...before, maxRent: '5x' }).maxRent).toBe('5');
});
