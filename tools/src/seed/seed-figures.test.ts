import { categoryIds } from '@qaysari/contract/listing/catalogue';
import { listingFieldsIn } from '@qaysari/contract/listing/fields';
import {
  instalmentSum,
  profitMonths,
  profitOfSales,
  rentOfSales,
  type Share,
} from '@qaysari/contract/listing/figures';
import { expect, it } from 'vitest';
import { isListed } from './data-problems.ts';
import { readSeedData } from './seed-data.ts';
import type { SeedListing } from './seed-listings.ts';
import { seedRate } from './seed-rate.ts';

const { listings } = readSeedData();

/** A listing as the functions that derive numbers take it: what is empty is absent. */
type Figures = Parameters<typeof instalmentSum>[0];

const figuresOf = (listing: SeedListing) => listing as Figures;

const statesFigures = (listing: SeedListing) =>
  listingFieldsIn('figures').some((name) => listing[name] !== undefined);

/** The keys of listings where a derived number is outside the limits, with the number. */
function outside(
  derive: (figures: Figures, rate: typeof seedRate) => Share | undefined,
  [least, most]: readonly [number, number],
): string[] {
  return listings.flatMap((listing) => {
    const times = derive(figuresOf(listing), seedRate)?.times;
    if (times === undefined || (times >= least && times <= most)) return [];
    return [`${listing.key}: ${times.toFixed(2)}`];
  });
}

it('states figures in half of the listings of each category file', () => {
  const few = categoryIds.filter((id) => {
    const ofCategory = listings.filter(({ category }) => category === id);
    return ofCategory.filter(statesFigures).length * 2 < ofCategory.length;
  });
  expect(few).toEqual([]);
});

it('gives prices in context among restaurants: five state their profit, in both currencies', () => {
  const months = listings
    .filter((listing) => listing.category === 'restaurants_cafes' && isListed(listing))
    .flatMap((listing) => {
      const times = profitMonths(figuresOf(listing), seedRate)?.times;
      return times === undefined ? [] : [{ times, currency: listing.currency }];
    });
  const usual = months.filter(({ times }) => times >= 10 && times <= 26);
  expect(usual.length).toBeGreaterThanOrEqual(5);
  expect(new Set(usual.map(({ currency }) => currency)).size).toBe(2);
});

it('has no more people who stay than people who work there', () => {
  const wrong = listings.filter(
    ({ stayingEmployees, employees }) => stayingEmployees && stayingEmployees > (employees ?? 0),
  );
  expect(wrong.map(({ key }) => key)).toEqual([]);
});

it('has prices of 4 to 60 months of profit', () => {
  expect(outside(profitMonths, [4, 60])).toEqual([]);
});

it('has rents of at most 40 % of the sales', () => {
  expect(outside(rentOfSales, [0, 0.4])).toEqual([]);
});

it('has profits of at most 60 % of the sales', () => {
  expect(outside(profitOfSales, [0, 0.6])).toEqual([]);
});

it('has instalments that cost the price, or 3 to 15 % more', () => {
  const wrong = listings.filter((listing) => {
    const difference = instalmentSum(figuresOf(listing), seedRate)?.difference.price;
    if (!difference) return false;
    const more = difference / listing.price;
    return more < 0.03 || more > 0.15;
  });
  expect(wrong.map(({ key }) => key)).toEqual([]);
});

it('explains only another reason for selling in words', () => {
  const wrong = listings.filter(
    ({ sellingReason, sellingReasonWords }) =>
      (sellingReason === 'other') !== (sellingReasonWords !== undefined),
  );
  expect(wrong.map(({ key }) => key)).toEqual([]);
});
