import { categoryIds, isSeeking } from '@qaysari/contract/listing/catalogue';
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
  isClear,
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

/** An amount, or how many times the profit it is. */
interface Measure {
  of: Amount;
  per?: 'profit';
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
  const worths = Float64Array.of(...currencyCodes.map((code) => worthOfHundredth[code](rate)), 0);
  return {
    hundredths: (slot) => hundredths(amounts[slot] as number),
    each: (slot) => worths[currency[slot] as number] as number,
  };
}

/** By the number of a category. */
const looksForMoney: readonly boolean[] = categoryIds.map(isSeeking);

/** Whether a slot looks for money: what it names is no price, so nothing is a part of it. */
function hasNoPrice({ category }: ListingColumns, slot: number): boolean {
  return looksForMoney[category[slot] as number] === true;
}

/** The profit by which prices are divided; zero where there is no price. */
function dividingProfit(columns: ListingColumns, rate: Conversion): Worth {
  const profit = worthBySlot(columns, 'profit', rate);
  return {
    ...profit,
    hundredths: (slot) => (hasNoPrice(columns, slot) ? 0 : profit.hundredths(slot)),
  };
}

/** Whether the price of a slot is within so many months of its profit; the same as `isWithinMonths`. */
export function profitMonthsTest(
  columns: ListingColumns,
  { max, rate }: ProfitMonths,
): (slot: number) => boolean {
  const { currency, profitCurrency } = columns;
  const price = worthBySlot(columns, 'price', rate ?? oneCurrency);
  const profit = dividingProfit(columns, rate ?? oneCurrency);
  const isWithin = (slot: number) => {
    const [amount, each] = [price.hundredths(slot), price.each(slot)];
    const [profitAmount, profitEach] = [profit.hundredths(slot), profit.each(slot)];
    const [worth, most] = [amount * each, max * profitAmount * profitEach];
    if (isClear(worth, most)) return worth < most;
    return compareProducts([amount, each], [max, profitAmount, profitEach]) <= 0;
  };
  return (slot) =>
    profitCurrency[slot] !== notStated &&
    (rate !== undefined || currency[slot] === profitCurrency[slot]) &&
    isWithin(slot);
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
  const other = columns.profitCurrency;
  const last = currencyCodes.length ** 2;
  return {
    count: last + 1,
    of: (slot) =>
      other[slot] === notStated || hasNoPrice(columns, slot)
        ? last
        : (currency[slot] as number) * currencyCodes.length + (other[slot] as number),
  };
}

/** How an order compares two slots of a group, at a rate; of any groups only at a real one. */
export interface Compared {
  /** Rising in the order, and highest where the amount is not stated. */
  key: OfSlot;
  /** Whether keys are rounded, so that they may be equal where amounts are not. */
  isRounded: boolean;
  /** Below zero where the first one comes first, zero where they are equal. Nothing is rounded. */
  compare: (one: number, other: number) => number;
}

export function compared(
  columns: ListingColumns,
  sort: AmountSort,
  rate: Conversion = oneCurrency,
): Compared {
  const { of, per, isFalling } = measures[sort];
  const sign = isFalling ? -1 : 1;
  const { hundredths: amount, each } = worthBySlot(columns, of, rate);
  const { hundredths: base, each: baseEach } = per ? dividingProfit(columns, rate) : one;
  const key: OfSlot = (slot) => {
    const worth = amount(slot) * each(slot);
    const baseWorth = base(slot) * baseEach(slot);
    return worth === 0 || baseWorth === 0 ? Number.MAX_VALUE : (sign * worth) / baseWorth;
  };
  return {
    ...{ key, isRounded: per !== undefined },
    compare: (slot, other) => {
      const [its, others] = [key(slot), key(other)];
      if (isClear(its, others)) return its - others;
      return (
        sign *
        compareProducts(
          [amount(slot), each(slot), base(other), baseEach(other)],
          [amount(other), each(other), base(slot), baseEach(slot)],
        )
      );
    },
  };
}

const one: Worth = { hundredths: () => 1, each: () => 1 };
