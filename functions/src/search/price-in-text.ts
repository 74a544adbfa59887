import { toLatinDigits } from '@qaysari/contract/shared/fold';
import { limits } from '@qaysari/contract/shared/limits';
import type { PriceFilter } from '@qaysari/contract/listing/types';

const digit = '[0-9٠-٩۰-۹]';
const number = `${digit}{1,3}(?:[,٬،.]${digit}{3})+|${digit}+`;
const thousand = 'k|thousand|[اأآ]?لاف|[اأ]لف|هەزار';
const million = 'm|million|مليون|ملايين|ملیۆن';
const dollar = '\\$|usd|dollars?|دولار|دۆلار';
const dinar = 'iqd|dinars?|دينار|دینار|د\\.ع';
const upTo =
  'under|below|up to|less than|max|تحت|[اأ]قل من|لغاية|لحد|بحدود|ب|ژێر|لەژێر|کەمتر لە|تا';

const pattern = new RegExp(
  `(?:^|(?<=\\s))(?<upTo>${upTo})?\\s*(?<sign>${dollar}|${dinar})?\\s*(?<number>${number})` +
    `\\s*(?:(?<thousand>${thousand})|(?<million>${million}))?\\s*(?<unit>${dollar}|${dinar})?(?=\\s|$)`,
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
  const isDollars = named ? new RegExp(`^(?:${dollar})$`, 'iu').test(named) : amount < 1_000_000;
  const search = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`;
  return {
    search: search.trim().replace(/\s+/g, ' '),
    maxPrice: amount,
    priceCurrency: isDollars ? 'usd' : 'iqd',
  };
}
