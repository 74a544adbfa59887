import type { DocumentData } from 'firebase-admin/firestore';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clock } from '../../platform/clock.ts';
import { Timestamp } from '../../platform/firestore.ts';
import { readListing } from '../record.ts';
import { maxListedPrices, lowestOf, withChangedPrice, withPriceHistory } from './price-history.ts';

const day = (number: number) => new Date(Date.UTC(2026, 0, number));
const time = (number: number) => Timestamp.fromDate(day(number));

const begins = (number: number) => vi.spyOn(clock, 'now').mockReturnValue(day(number).getTime());
beforeEach(() => void begins(10));
afterEach(() => void vi.restoreAllMocks());

const ad: DocumentData = {
  ...{ owner: 'sara', title: 'Bakery', description: 'With an oven', category: 'other' },
  ...{ location: 'erbil', currency: 'usd', price: 100, status: 'approved', isFeatured: false },
  ...{ settled: { status: 'approved', isFeatured: false }, createdAt: time(1), updatedAt: time(3) },
};

const pricesOf = ({ priceHistory }: DocumentData) =>
  ((priceHistory ?? []) as { price: number; currency: string; at: Timestamp }[]).map(
    ({ price, currency, at }) => `${price} ${currency} ${at.toDate().getUTCDate()}`,
  );

/** The ad after it was shown at these prices, each from a day on. */
function shownAt(
  ...prices: readonly (readonly [number: number, price: number, change?: object])[]
) {
  return prices.reduce((document, [number, price, change]) => {
    begins(number);
    return withPriceHistory({ ...document, price, ...change });
  }, ad);
}

describe('withPriceHistory', () => {
  test('notes each price that others see, with the day since when it holds', () => {
    expect(pricesOf(shownAt([10, 100], [12, 90], [14, 100]))).toEqual([
      ...['100 usd 3', '90 usd 12', '100 usd 14'],
    ]);
  });

  test('changes nothing when the price is noted already, as for a trigger that runs three times', () => {
    const once = shownAt([10, 100], [12, 90]);
    expect(withPriceHistory(withPriceHistory(once))).toBe(once);
  });

  test.each([
    { status: 'pending' },
    { status: 'rejected' },
    { availability: 'hidden' },
    { isOwnerLockedOut: true },
    { price: 'much' },
  ])('notes nothing of an ad that nobody else sees: %o', (change) => {
    const document = { ...ad, ...change };
    expect(withPriceHistory(document)).toBe(document);
  });

  test('leaves out what a pending ad cost in between', () => {
    const shown = shownAt([10, 100], [11, 50, { status: 'pending' }]);
    begins(12);
    expect(pricesOf(withPriceHistory({ ...shown, price: 70, status: 'approved' }))).toEqual([
      ...['100 usd 3', '70 usd 12'],
    ]);
  });

  test('begins with the approval of a new ad', () => {
    const approved = { ...ad, moderatedAt: time(9) };
    expect(pricesOf(withPriceHistory(approved))).toEqual(['100 usd 9']);
    const unsettled = { ...ad, settled: { status: 'pending' } };
    expect(pricesOf(withPriceHistory(unsettled))).toEqual(['100 usd 10']);
  });

  test('begins a new line with another currency, and converts nothing', () => {
    const shown = shownAt([10, 100], [12, 150_000, { currency: 'iqd' }]);
    expect(pricesOf(shown)).toEqual(['100 usd 3', '150000 iqd 12']);
  });

  test('keeps the latest prices', () => {
    const many = Array.from({ length: 40 }, (_, index) => [10 + 40 * index, 40 - index] as const);
    const history = readListing('', shownAt(...many))?.priceHistory ?? [];
    expect(history.map(({ price }) => price)).toEqual(
      Array.from({ length: maxListedPrices }, (_, index) => 20 - index),
    );
  });

  test('does not lose a low price of the last days by many changes', () => {
    const many = Array.from({ length: 60 }, (_, index) => [12, 200 + index] as const);
    const listing = readListing('', shownAt([10, 100], [11, 50], ...many));
    expect(listing?.priceHistory).toHaveLength(maxListedPrices);
    expect(listing && lowestOf(listing, 30, day(13))).toBe(50);
  });

  test('reads past what is damaged', () => {
    const damaged = {
      ...ad,
      priceHistory: [null, 5, { price: -1 }, { price: 1, currency: 'eur' }],
    };
    expect(pricesOf(withPriceHistory(damaged))).toEqual(['100 usd 3']);
    expect(pricesOf(withPriceHistory({ ...ad, priceHistory: 'none' }))).toEqual(['100 usd 3']);
  });
});

describe('withChangedPrice', () => {
  test('begins the history of an old ad with the price before the change', () => {
    const changed = withChangedPrice({ ...ad, price: 80 }, ad);
    expect(pricesOf(changed)).toEqual(['100 usd 3', '80 usd 10']);
    expect(withChangedPrice(changed, { ...ad, price: 70 })).toBe(changed);
  });

  test('writes nothing to an old ad of which something else was changed', () => {
    const titled = { ...ad, title: 'Old bakery' };
    expect(withChangedPrice(titled, ad)).toBe(titled);
    expect(withChangedPrice(titled, undefined)).toBe(titled);
  });

  test('does not trust what the event says of an ad that has a history', () => {
    const shown = shownAt([10, 100]);
    expect(pricesOf(withChangedPrice({ ...shown, price: 90 }, { ...ad, price: 1 }))).toEqual([
      ...['100 usd 3', '90 usd 10'],
    ]);
  });
});

describe('lowestOf', () => {
  const lowest = (document: DocumentData, now: Date, days = 30) => {
    const listing = readListing('', document);
    return listing && lowestOf(listing, days, now);
  };

  test('is the lowest price before the present one', () => {
    expect(lowest(shownAt([10, 100], [12, 80], [14, 120], [16, 90]), day(16))).toBe(80);
  });

  test('is unknown for an ad that had no other price', () => {
    expect(lowest(ad, day(20))).toBeUndefined();
    expect(lowest(shownAt([10, 100]), day(20))).toBeUndefined();
  });

  test('counts a price that ended less than so many days ago', () => {
    const shown = shownAt([10, 100], [12, 80], [14, 120], [16, 90]);
    expect(lowest(shown, day(14 + 29))).toBe(80);
    expect(lowest(shown, day(14 + 30))).toBe(120);
    expect(lowest(shown, day(16 + 30))).toBeUndefined();
    expect(lowest(shown, day(17), 1)).toBeUndefined();
  });

  test('counts prices of the listed currency alone', () => {
    const iqd = { currency: 'iqd' };
    const shown = shownAt([10, 100], [12, 90_000, iqd]);
    expect(lowest(shown, day(13))).toBeUndefined();
    expect(lowest(shownAt([10, 100], [12, 90_000, iqd], [13, 80_000]), day(13))).toBe(90_000);
  });

  test('counts the noted price of an ad whose new one is not noted yet', () => {
    expect(lowest({ ...shownAt([10, 100]), price: 60 }, day(13))).toBe(100);
  });
});
