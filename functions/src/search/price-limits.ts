import { currencyCodes, type Currency } from '@qaysari/contract/listing/price';
import { toLatinDigits } from '@qaysari/contract/shared/fold';
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

const digit = '[0-9٠-٩۰-۹]';
const number = `${digit}{1,3}(?:[,٬،.]${digit}{3})+|${digit}+`;
const thousand = 'k|thousand|[اأآ]?لاف|[اأ]لف|هەزار';
const million = 'm|million|مليون|ملايين|ملیۆن';
const currencyWords: Readonly<Record<Currency, string>> = {
  usd: '\\$|usd|dollars?|دولار|دۆلار',
  iqd: 'iqd|dinars?|دينار|دینار|د\\.ع',
};
const anyCurrency = Object.values(currencyWords).join('|');
const patternOf = (code: Currency) => new RegExp(`^(?:${currencyWords[code]})$`, 'iu');
const currencyNames: Readonly<Record<Currency, RegExp>> = {
  usd: patternOf('usd'),
  iqd: patternOf('iqd'),
};
const upTo =
  'under|below|up to|less than|max|تحت|[اأ]قل من|لغاية|لحد|بحدود|ب|ژێر|لەژێر|کەمتر لە|تا';

const pattern = new RegExp(
  `(?:^|(?<=\\s))(?<upTo>${upTo})?\\s*(?<sign>${anyCurrency})?\\s*(?<number>${number})` +
    `\\s*(?:(?<thousand>${thousand})|(?<million>${million}))?\\s*(?<unit>${anyCurrency})?(?=\\s|$)`,
  'iu',
);

/**
 * The price that a text names: a number with a currency, with "under", or in thousands or millions. Without a currency
 * millions are dinars, as people here say them, and less is dollars.
 */
export function priceInText(text: string): PriceFilter | undefined {
  const found = pattern.exec(text);
  if (!found?.groups) return undefined;
  const { upTo: isLimit, sign, unit, thousand: isThousand, million: isMillion } = found.groups;
  if (!(isLimit ?? sign ?? unit ?? isThousand ?? isMillion)) return undefined;
  const digits = toLatinDigits(found.groups['number'] ?? '').replace(/\D/g, '');
  const amount = Number(digits) * (isMillion ? 1_000_000 : isThousand ? 1000 : 1);
  if (amount < 1 || amount > limits.maxPrice) return undefined;
  const named = sign ?? unit;
  const currency =
    named === undefined ? undefined : currencyCodes.find((code) => currencyNames[code].test(named));
  const search = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`;
  return {
    search: search.trim().replace(/\s+/g, ' '),
    maxPrice: amount,
    priceCurrency: currency ?? (amount < 1_000_000 ? 'usd' : 'iqd'),
  };
}
