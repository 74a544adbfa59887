import { currencyCodes } from '@qaysari/contract/listing/price';
import {
  isByFigure,
  isByPrice,
  type FigureSort,
  type ListingSort,
} from '@qaysari/contract/listing/filter';
import type { Conversion } from '@qaysari/contract/listing/rate';
import {
  compareProducts,
  hundredths,
  oneCurrency,
  worthOfHundredth,
  type ProfitMonths,
} from '../price-limits.ts';
import { notStated, type ListingColumns } from './listing-columns.ts';

export type AmountSort = 'priceUp' | 'priceDown' | FigureSort;

export function isByAmount(sort: ListingSort): sort is AmountSort {
  return isByPrice(sort) || isByFigure(sort);
}

type Amount = 'price' | 'profit' | 'rent';

/** An amount, or how many times another one it is. */
interface Measure {
  of: Amount;
  per?: Amount;
  isFalling?: true;
}

const measures: Readonly<Record<AmountSort, Measure>> = {
  priceUp: { of: 'price' },
  priceDown: { of: 'price', isFalling: true },
  profitDown: { of: 'profit', isFalling: true },
  profitMonthsUp: { of: 'price', per: 'profit' },
  rentUp: { of: 'rent' },
};

type OfSlot = (slot: number) => number;

function currencyOf({ currency, profitCurrency, rentCurrency }: ListingColumns, amount: Amount) {
  return { price: currency, profit: profitCurrency, rent: rentCurrency }[amount];
}

/** What an amount is worth at a rate: the product of both. Zero where it is not stated. */
interface Worth {
  hundredths: OfSlot;
  each: OfSlot;
}

function worthBySlot(columns: ListingColumns, amount: Amount, rate: Conversion): Worth {
  const { [amount]: amounts } = columns;
  const currency = currencyOf(columns, amount);
  const worths = [...currencyCodes.map((code) => worthOfHundredth[code](rate)), 0];
  return {
    hundredths: (slot) => hundredths(amounts[slot] as number),
    each: (slot) => worths[currency[slot] as number] as number,
  };
}

/** Whether the price of a slot is within so many months of its profit; the same as `isWithinMonths`. */
export function profitMonthsTest(
  columns: ListingColumns,
  { max, rate }: ProfitMonths,
): (slot: number) => boolean {
  const { currency, profitCurrency } = columns;
  const [price, profit] = (['price', 'profit'] as const).map((amount) =>
    worthBySlot(columns, amount, rate ?? oneCurrency),
  ) as [Worth, Worth];
  return (slot) =>
    profitCurrency[slot] !== notStated &&
    (rate !== undefined || currency[slot] === profitCurrency[slot]) &&
    compareProducts(
      [price.hundredths(slot), price.each(slot)],
      [max, profit.hundredths(slot), profit.each(slot)],
    ) <= 0;
}

/** Slots of one group are in the same order at every rate: their amounts are in the same currencies. */
export interface Groups {
  /** The last group has those that do not state the amount. */
  count: number;
  of: OfSlot;
}

/** The groups of an order, those in dollars first; of two amounts, by the currency of the first, then of the other. */
export function groupsOf(columns: ListingColumns, sort: AmountSort): Groups {
  const { of, per } = measures[sort];
  const currency = currencyOf(columns, of);
  const count = currencyCodes.length + 1;
  if (!per) return { count, of: (slot) => currency[slot] as number };
  const other = currencyOf(columns, per);
  const last = currencyCodes.length ** 2;
  return {
    count: last + 1,
    of: (slot) =>
      currency[slot] === notStated || other[slot] === notStated
        ? last
        : (currency[slot] as number) * currencyCodes.length + (other[slot] as number),
  };
}

/** What an order compares of the slots of a group, at a rate; those of other groups only at a real one. */
export interface Compared {
  /** Rising in the order. Rounded, so that others may be equal. */
  key: OfSlot;
  /** Below zero where the first one comes first, zero where they are equal. */
  compare: (one: number, other: number) => number;
}

export function compared(
  columns: ListingColumns,
  sort: AmountSort,
  rate: Conversion = oneCurrency,
): Compared {
  const { of, per, isFalling } = measures[sort];
  const sign = isFalling ? -1 : 1;
  const its = worthBySlot(columns, of, rate);
  const base = per ? worthBySlot(columns, per, rate) : one;
  return {
    key: (slot) => (sign * its.hundredths(slot)) / base.hundredths(slot),
    compare: (slot, other) =>
      sign *
      compareProducts(
        [its.hundredths(slot), its.each(slot), base.hundredths(other), base.each(other)],
        [its.hundredths(other), its.each(other), base.hundredths(slot), base.each(slot)],
      ),
  };
}

const one: Worth = { hundredths: () => 1, each: () => 1 };
