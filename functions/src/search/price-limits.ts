import { readAmount } from '@qaysari/contract/shared/amount';
import type { Currency } from '@qaysari/contract/listing/price';
import { limits } from '@qaysari/contract/shared/limits';
import { isSeeking } from '@qaysari/contract/listing/catalogue';
import type { ListingCard, PriceFilter } from '@qaysari/contract/listing/types';
import { needsRate, type ListingFilter } from '@qaysari/contract/listing/filter';
import type { Conversion, Money } from '@qaysari/contract/listing/rate';
import { figureAtEnd } from './figure-names.ts';

interface Range {
  min: number;
  max: number;
}

/** Limits of amounts in the currency in which they are stated; both belong to the range. */
export type AmountLimits = Readonly<Record<Currency, Range>>;

/** What a filter asks of an ad, beside its kind and its words. What is left out may be anything, or not be stated. */
export interface Limits {
  price?: AmountLimits;
  profit?: AmountLimits;
  rent?: AmountLimits;
  profitMonths?: ProfitMonths;
  instalments?: true;
}

/** The price is at most so many times the monthly profit. In two currencies it never is without a rate. */
export interface ProfitMonths {
  max: number;
  rate: Conversion | undefined;
}

/** How a filter compares amounts: always as they are stated, with limits in their own currency. */
interface AmountQuestion {
  /** Undefined: any amounts, stated or not. */
  limits: Limits | undefined;
  /** The rate that counts; undefined where no two currencies are compared. */
  rate: Conversion | undefined;
}

/** Reads a filter at a rate. Without one, limits that name their currency find amounts in that currency alone. */
export function amountQuestion(
  filter: ListingFilter,
  given: Conversion | undefined,
): AmountQuestion {
  const { minPrice, maxPrice, minProfit, maxRent, maxProfitMonths, instalments } = filter;
  const rate = needsRate(filter) ? given : undefined;
  const between = (min: number | undefined, max: number | undefined) =>
    amountLimits(filter, { min: min ?? -Infinity, max: max ?? Infinity }, rate);
  const isPriced = minPrice !== undefined || maxPrice !== undefined;
  const limits: Limits = {
    ...(isPriced && { price: between(minPrice, maxPrice) }),
    ...(minProfit !== undefined && { profit: between(minProfit, undefined) }),
    ...(maxRent !== undefined && { rent: between(undefined, maxRent) }),
    ...(maxProfitMonths !== undefined && { profitMonths: { max: maxProfitMonths, rate } }),
    ...(instalments !== undefined && { instalments: true }),
  };
  return { limits: Object.keys(limits).length > 0 ? limits : undefined, rate };
}

const nothing: Range = { min: Infinity, max: -Infinity };

/** A range as it was typed, in each currency; in both where it names none. */
function amountLimits(
  { currency, priceCurrency }: ListingFilter,
  typed: Range,
  rate: Conversion | undefined,
): AmountLimits {
  const named = currency ?? priceCurrency;
  const limitsIn = (code: Currency): Range => {
    if (named === undefined || code === named) return typed;
    if (!rate) return nothing;
    const hundredth = worthOfHundredth[code](rate);
    return {
      min: Math.ceil(worthOf(typed.min, named, rate) / hundredth) / 100,
      max: Math.floor(worthOf(typed.max, named, rate) / hundredth) / 100,
    };
  };
  return { usd: limitsIn('usd'), iqd: limitsIn('iqd') };
}

/**
 * What an amount is worth, to compare amounts in two currencies. They have two decimals at most: counted in hundredths
 * nothing is lost, and what is worth the same is equal.
 */
function worthOf(amount: number, currency: Currency, rate: Conversion): number {
  return hundredths(amount) * worthOfHundredth[currency](rate);
}

export const hundredths = (amount: number) => Math.round(amount * 100);

/** Of a cent, and of the hundredth of a dinar: 100 dollars are `dinars` dinars. */
export const worthOfHundredth: Readonly<Record<Currency, (rate: Conversion) => number>> = {
  usd: ({ dinars }) => dinars,
  iqd: () => 100,
};

/** What amounts are worth where only those in one currency are compared. */
export const oneCurrency: Conversion = { dinars: 100 };

type Factors = readonly number[];

/** Below zero where the first product is the smaller one. Whole numbers, none below zero; nothing is rounded. */
export function compareProducts(one: Factors, other: Factors): number {
  const [product, otherProduct] = [rounded(one), rounded(other)];
  const isExact = Number.isSafeInteger(product) && Number.isSafeInteger(otherProduct);
  if (isExact || isClear(product, otherProduct)) return product - otherProduct;
  return Number(exact(one) - exact(other));
}

/** Whether two results are so far apart that they differ, however they were rounded. */
export function isClear(one: number, other: number): boolean {
  return Math.abs(one - other) > Math.abs(one) * 1e-14;
}

function rounded(factors: Factors): number {
  let product = 1;
  for (const factor of factors) product *= factor;
  return product;
}

function exact(factors: Factors): bigint {
  return factors.map(BigInt).reduce((product, factor) => product * factor);
}

/** Whether the price of an ad is at most so many times its profit. What an ad that looks for money names is no price. */
export function isWithinMonths(card: ListingCard, { max, rate }: ProfitMonths): boolean {
  const { monthlyProfit: profit } = card;
  if (!profit || isSeeking(card.category)) return false;
  const its = card.currency === profit.currency ? oneCurrency : rate;
  if (!its) return false;
  const worth = ({ price: amount, currency }: Money) => [
    hundredths(amount),
    worthOfHundredth[currency](its),
  ];
  return compareProducts(worth(card), [max, ...worth(profit)]) <= 0;
}

/** What says, in front of an amount, that it is the highest. */
const upTo =
  /(?:^|\s)(?:under|below|up to|less than|max|تحت|[اأ]قل من|لغاية|لحد|بحدود|ب|ژێر|لەژێر|کەمتر لە|تا)\s*$/iu;

/** What says, in front of an amount, that it is the lowest. */
const atLeast =
  /(?:^|\s)(?:over|above|from|at least|more than|min|فوق|من|[اأ]كثر من|لا يقل عن|سەروو|لە|زیاتر لە)\s*$/iu;

/** An amount has no more words. */
const mostWords = 6;

/**
 * The limit that a text names: an amount (`readAmount`) with a currency, with "under", or with a word such as million; or
 * one behind the name of a monthly figure, which is a limit of that. Without a currency millions are dinars, as people
 * here say them, and less is dollars; each month hundreds of thousands are dinars, too.
 */
export function priceInText(text: string): PriceFilter | undefined {
  const words = [...text.matchAll(/\p{Nd}[\p{Nd}.,٬،٫]*|[^\s\p{Nd}]+/gu)];
  for (const [at, { index: start }] of words.entries()) {
    for (const last of words.slice(at, at + mostWords).reverse()) {
      const price = priceAt(text, start, last.index + last[0].length);
      if (price) return price;
    }
  }
  return undefined;
}

/** From which amount on people mean dinars, where they say no currency. */
const leastDinars = { price: 1_000_000, profit: 100_000, rent: 100_000 };

/** Below it, a mere number behind the name of a figure is something else, such as "rent 2 shops". */
const leastFigure = 100;

function priceAt(text: string, start: number, end: number): PriceFilter | undefined {
  const [before, phrase, behind] = [text.slice(0, start), text.slice(start, end), text.slice(end)];
  const read = /\p{Nd}/u.test(phrase) ? readAmount(phrase) : undefined;
  if (!read || read.amount < 1 || read.amount > limits.maxPrice || /^\S/.test(behind))
    return undefined;
  const { name, limit, rest } = limitAtEnd(before);
  const isFigure = name !== 'price' && read.amount >= leastFigure;
  const isAmount = limit !== undefined || isFigure || /[\p{L}$]/u.test(phrase);
  if (!isAmount || (limit === undefined && /\S$/.test(before))) return undefined;
  // There are no filters by the highest profit and the lowest rent.
  if (limit === (name === 'profit' ? 'most' : 'least')) return undefined;
  const field = ({ price: 'maxPrice', profit: 'minProfit', rent: 'maxRent' } as const)[name];
  return {
    search: `${rest} ${behind}`.trim().replaceAll(/\s+/g, ' '),
    [field]: read.amount,
    priceCurrency: read.currency ?? (read.amount < leastDinars[name] ? 'usd' : 'iqd'),
  };
}

/** What a text says at its end of the amount behind it, and the text before that. */
function limitAtEnd(text: string): {
  name: keyof typeof leastDinars;
  limit?: 'most' | 'least';
  rest: string;
} {
  const isMost = upTo.test(text);
  const left = text.replace(isMost ? upTo : atLeast, '');
  const named = figureAtEnd(left);
  if (!named)
    return { name: 'price', rest: isMost ? left : text, ...(isMost && { limit: 'most' }) };
  const limit = isMost ? 'most' : left === text ? undefined : 'least';
  return { name: named.figure, rest: named.before, ...(limit && { limit }) };
}
