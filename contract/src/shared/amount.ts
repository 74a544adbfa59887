import type { Currency } from '../listing/price.ts';
import { fold, toLatinDigits } from './fold.ts';

/** What a text means as an amount. */
export interface Amount {
  amount: number;
  /** Where the text names one. */
  currency?: Currency;
  /** False where it may mean another amount, too. Then somebody must say that this one is meant. */
  isSure: boolean;
}

type Words<Value> = ReadonlyMap<string, Value>;

function wordsFor<Value>(...lines: readonly (readonly [Value, string])[]): Words<Value> {
  return new Map(
    lines.flatMap(([value, words]) => words.split(' ').map((word) => [fold(word), value] as const)),
  );
}

/** Words and signs, by currency. */
const currencyWords: Readonly<Record<Currency, string>> = {
  usd: 'usd us dollar dollars american دولار دولارا دولارات أمريكي أميركي دۆلار ئەمریکی ئەمەریکی',
  iqd: 'iqd dinar dinars iraqi دينار دينارا دنانير عراقي دینار عێراقی',
};

const currencyNames = wordsFor<Currency>(
  ...(Object.entries(currencyWords) as [Currency, string][]),
);

const scales = wordsFor(
  [1e3, 'k thousand ألف ألفا آلاف هەزار هزار ك'],
  [1e6, 'm mn million millions مليون مليونا ملايين ملیۆن'],
  [1e9, 'bn billion مليار مليارا مليارات ملیار'],
);

/** Words that mean two of a scale. */
const pairs = wordsFor(
  ['الف', 'ألفين ألفان'],
  ['مليون', 'مليونين مليونان'],
  ['مليار', 'مليارين ملياران'],
);

const bundleCurrency: Currency = 'usd';

/** A bill of a hundred dollars, and a bundle of a hundred of them. */
const bundles = wordsFor([10_000, 'دفتر دفاتر دەفتەر'], [100, 'ورقة ورق أوراق وەرەقە']);

const parts = wordsFor([1 / 2, 'half نص نصف نيو نیوە'], [1 / 4, 'quarter ربع چارەک']);

/** What changes nothing. */
const fillers = wordsFor([true, 'a and و only فقط بس تەنها تەنیا']);

/** The amount of a field's raw value, where that is a text. */
export function amountIn(raw: unknown): Amount | undefined {
  return typeof raw === 'string' ? readAmount(raw) : undefined;
}

/** Longer texts are no amounts. */
const mostLetters = 80;

/**
 * Reads an amount as people write it: in three digit sets, grouped or not, with words for scales, with a currency, in
 * bundles of dollars. Undefined for anything else.
 */
export function readAmount(typed: string): Amount | undefined {
  const text = toLatinDigits(typed)
    .replaceAll(/[\p{Cf}\uFE00-\uFE0F]/gu, '')
    .trim();
  const isNegative = text.startsWith('-');
  const read = readUnsigned(isNegative ? text.slice(1) : text);
  return read && isNegative ? { ...read, amount: -read.amount } : read;
}

function readUnsigned(text: string): Amount | undefined {
  if (text.length > mostLetters || !/^[\p{L}\p{M}\d\s$.,٬،٫'’]+$/u.test(text)) return undefined;
  const words = wordsOf(text);
  const [currency, ...others] = new Set(words.flatMap((word) => currencyNames.get(word) ?? []));
  if (others.length > 0) return undefined;
  const counted = words.filter((word) => !currencyNames.has(word) && !fillers.has(word));
  const bundle = bundles.get(counted.at(-1) ?? '');
  if (bundle !== undefined) return readBundles(counted.slice(0, -1), bundle, currency);
  const sum = readSum(counted);
  return sum && { ...sum, ...(currency && { currency }) };
}

/** Numbers with all their separators, and folded words. */
function wordsOf(text: string): string[] {
  const tokens = text
    .replaceAll('$', ' usd ')
    .replaceAll(/(?:د\.\s*ع|ع\.\s*د)\.?/g, ' iqd ')
    .match(/[\d.,٬،٫'’\s]*\d[\d.,٬،٫'’\s]*|[^\d\s]+/g);
  return (tokens ?? []).flatMap((token) =>
    /\d/.test(token)
      ? [token.trim().replaceAll(/\s/g, ' ')]
      : fold(token).split(' ').flatMap(partsOfWord),
  );
}

/** A pair as two words; a word without the "and" that is written together with it. */
function partsOfWord(word: string): string[] {
  const single = pairs.get(word);
  if (single !== undefined) return ['2', single];
  const isKnown = [currencyNames, bundles, fillers].some((words) => words.has(word));
  return !isKnown && word.startsWith('و') ? partsOfWord(word.slice(1)) : [word];
}

/** Only a number of them, in no other currency, is sure. */
function readBundles(
  [word, ...others]: readonly string[],
  bundle: number,
  named: Currency | undefined,
): Amount | undefined {
  const count = word === undefined ? { amount: 1, isSure: false } : countOf(word, 1);
  if (!count || others.length > 0) return undefined;
  const isSure = count.isSure && (named ?? bundleCurrency) === bundleCurrency;
  return { amount: exact(count.amount * bundle), currency: bundleCurrency, isSure };
}

type Sum = Omit<Amount, 'currency'>;

/** Adds up scales, each smaller than the one before (`last`). */
function readSum([word = '', ...rest]: readonly string[], last = Infinity): Sum | undefined {
  const alone = scales.get(word);
  if (alone !== undefined) return plus({ amount: alone, isSure: true }, alone, rest, last);
  const scale = scales.get(rest[0] ?? '');
  if (scale !== undefined) return plus(countOf(word, scale), scale, rest.slice(1), last);
  if (rest.length > 0) return undefined;
  const part = parts.get(word);
  if (part !== undefined)
    return last === Infinity ? undefined : { amount: part * last, isSure: true };
  const count = countOf(word, 1);
  if (last === Infinity || !count) return count;
  // "A million 500": people mean 500 thousand.
  return count.amount < 1000
    ? { amount: exact((count.amount * last) / 1000), isSure: false }
    : undefined;
}

function plus(
  count: Sum | undefined,
  scale: number,
  rest: readonly string[],
  last: number,
): Sum | undefined {
  if (!count || scale >= last) return undefined;
  if (rest.length === 0) return count;
  const others = readSum(rest, scale);
  return (
    others && {
      amount: exact(count.amount + others.amount),
      isSure: count.isSure && others.isSure,
    }
  );
}

/** That many of a scale: a number, or a part of it. */
function countOf(word: string, scale: number): Sum | undefined {
  const part = parts.get(word);
  if (part !== undefined) return { amount: part * scale, isSure: scale > 1 };
  const number = readDigits(word, scale > 1);
  return number && { ...number, amount: exact(number.amount * scale) };
}

/**
 * A dot before exactly three digits, and a comma before one or two, mean different things to different people. `isScaled`:
 * a word for a scale follows, as in 1,250 million, where a comma may be a decimal sign, too.
 */
function readDigits(typed: string, isScaled: boolean): Sum | undefined {
  const text = typed.replaceAll(/[٬،]/g, ',').replaceAll('٫', '.').replaceAll('’', "'");
  const isOne = (pattern: RegExp) => pattern.test(text);
  const asDecimal = Number(text.replace(',', '.'));
  const asGroups = Number(text.replaceAll(/[.,' ]/g, ''));
  if (isOne(/^\d{1,15}(?:\.(?!\d{3}$)\d{1,6})?$/)) return { amount: asDecimal, isSure: true };
  if (isScaled && isOne(/^\d{1,3}[.,]\d{3}$/)) return { amount: asDecimal, isSure: false };
  if (isOne(/^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d{1,2})?$/)) {
    return { amount: Number(text.replaceAll(',', '')), isSure: true };
  }
  if (isOne(/^[1-9]\d{0,2}(?: \d{3})+$|^[1-9]\d{0,2}(?:'\d{3})+$/))
    return { amount: asGroups, isSure: true };
  if (isOne(/^[1-9]\d{0,2}(?:,\d{3})*(?:\.\d{3})+$/)) return { amount: asGroups, isSure: false };
  if (isOne(/^[1-9]\d{0,2}(?:\.\d{3})+,\d{1,2}$/)) {
    return { amount: Number(text.replaceAll('.', '').replace(',', '.')), isSure: false };
  }
  return isOne(/^\d{1,15},\d{1,2}$/) ? { amount: asDecimal, isSure: false } : undefined;
}

/** Without the digits that binary fractions add. */
function exact(amount: number): number {
  return Number(amount.toPrecision(15));
}
