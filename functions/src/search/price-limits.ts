import { readAmount } from '@qaysari/contract/shared/amount';
import type { Currency } from '@qaysari/contract/listing/price';
import { limits } from '@qaysari/contract/shared/limits';
import type { PriceFilter } from '@qaysari/contract/listing/types';
import { needsRate, type ListingFilter } from '@qaysari/contract/listing/filter';
import type { Conversion } from '@qaysari/contract/listing/rate';

/** Limits of listed prices, each in its currency; both belong to the range. */
export type PriceLimits = Readonly<Record<Currency, { min: number; max: number }>>;

/** How a filter compares prices: always the listed price of an ad, with limits in its own currency. */
interface PriceQuestion {
  /** The only currency that is found; undefined for both. */
  currency: Currency | undefined;
  /** Undefined: any price. */
  limits: PriceLimits | undefined;
  /** The rate that counts; undefined where no two currencies are compared. */
  rate: Conversion | undefined;
}

/** Reads a filter at a rate. Without one, limits that name their currency find ads in that currency alone. */
export function priceQuestion(filter: ListingFilter, given: Conversion | undefined): PriceQuestion {
  const { currency, priceCurrency, minPrice, maxPrice } = filter;
  const rate = needsRate(filter) ? given : undefined;
  if (minPrice === undefined && maxPrice === undefined)
    return { currency, limits: undefined, rate };
  const [min, max] = [minPrice ?? -Infinity, maxPrice ?? Infinity];
  const typed = { min, max };
  if (currency !== undefined || priceCurrency === undefined) {
    return { currency, limits: { usd: typed, iqd: typed }, rate };
  }
  if (!rate) return { currency: priceCurrency, limits: { usd: typed, iqd: typed }, rate };
  const limitsIn = (code: Currency) => {
    if (code === priceCurrency) return typed;
    return {
      min: Math.ceil(worthOf(min, priceCurrency, rate) / worthOfHundredth[code](rate)) / 100,
      max: Math.floor(worthOf(max, priceCurrency, rate) / worthOfHundredth[code](rate)) / 100,
    };
  };
  return { currency, limits: { usd: limitsIn('usd'), iqd: limitsIn('iqd') }, rate };
}

/**
 * What a price is worth, to compare prices in two currencies. Prices have two decimals at most: counted in hundredths
 * nothing is lost, and what costs the same is equal.
 */
export function worthOf(price: number, currency: Currency, rate: Conversion): number {
  return Math.round(price * 100) * worthOfHundredth[currency](rate);
}

/** Of a cent, and of the hundredth of a dinar: 100 dollars are `dinars` dinars. */
const worthOfHundredth: Readonly<Record<Currency, (rate: Conversion) => number>> = {
  usd: ({ dinars }) => dinars,
  iqd: () => 100,
};

/** What says, in front of an amount, that it is the highest. */
const upTo =
  /(?:^|\s)(?:under|below|up to|less than|max|تحت|[اأ]قل من|لغاية|لحد|بحدود|ب|ژێر|لەژێر|کەمتر لە|تا)\s*$/iu;

/** An amount has no more words. */
const mostWords = 6;

/**
 * The price that a text names: an amount (`readAmount`) with a currency, with "under", or with a word such as million.
 * Without a currency millions are dinars, as people here say them, and less is dollars.
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

function priceAt(text: string, start: number, end: number): PriceFilter | undefined {
  const [before, phrase, behind] = [text.slice(0, start), text.slice(start, end), text.slice(end)];
  const read = /\p{Nd}/u.test(phrase) ? readAmount(phrase) : undefined;
  if (!read || read.amount < 1 || read.amount > limits.maxPrice || /^\S/.test(behind))
    return undefined;
  const isLimit = upTo.test(before);
  if (!isLimit && (/\S$/.test(before) || !/[\p{L}$]/u.test(phrase))) return undefined;
  const search = `${before.replace(upTo, '')} ${behind}`;
  return {
    search: search.trim().replaceAll(/\s+/g, ' '),
    maxPrice: read.amount,
    priceCurrency: read.currency ?? (read.amount < 1_000_000 ? 'usd' : 'iqd'),
  };
}
