import { categories, cities } from '@qaysari/contract/listing/catalogue';
import {
  currencies,
  isCurrency,
  type Currency,
  isolated,
  priceInText,
} from '@qaysari/contract/listing/price';
import type { Language } from '@qaysari/contract/shared/languages';
import type { UnderstoodWords } from '@qaysari/contract/listing/types';
import { withCurrency, type ListingFilter } from '@qaysari/contract/listing/filter';
import type { TFunction } from 'i18next';
import type { Chip as FilterChip } from '../../../ui/filter-chips.tsx';

/** One thing that ads are filtered by. */
export interface Chip extends FilterChip<ListingFilter> {
  /** Whether it is chosen in the part of the form that phones fold away. */
  isFolded: boolean;
}

type Translate = TFunction<['ads', 'common']>;

/**
 * The parts of a filter, in the order of the form. Sort and page are no filters. `understood`: how the API interpreted
 * the words, where that is known.
 */
export function chipsOf(
  filter: ListingFilter,
  language: Language,
  t: Translate,
  understood: readonly UnderstoodWords[] = [],
): Chip[] {
  const { search, category = [], location = [], currency, startup } = filter;
  const chip = (key: string, name: string, without: Partial<ListingFilter>): Chip => ({
    key,
    name,
    rest: defined(withCurrency({ ...filter, ...without })),
    isFolded: true,
  });
  const others = <Id>(ids: readonly Id[], id: Id) => {
    const left = ids.filter((one) => one !== id);
    return left.length > 0 ? left : undefined;
  };
  const price = priceName(filter, t);
  return [
    ...(search === undefined
      ? []
      : wordsOf(search, understood).map((words, place) => ({
          // The first chip keeps its key, and so the focus, when an answer splits the words.
          ...chip(place === 0 ? 'search' : `search${place}`, wordsName(words, language, t), {
            search: words.rest || undefined,
            asTyped: undefined,
          }),
          isTyped: placeOf(words, language) === undefined,
          isFolded: false,
        }))),
    ...category.map((id) => chip(id, categories[id][language], { category: others(category, id) })),
    ...location.map((id) => chip(id, cities[id][language], { location: others(location, id) })),
    ...(currency === undefined || price !== undefined
      ? []
      : [
          // The other limits stay in it.
          chip('currency', currencyName(currency, t), {
            currency: undefined,
            priceCurrency: currency,
          }),
        ]),
    // Without its limits the currency stays: it has a chip of its own then.
    ...(price === undefined
      ? []
      : [chip('price', price, { minPrice: undefined, maxPrice: undefined })]),
    ...figuresOf(filter, t).map(({ key, name }) => chip(key, name, { [key]: undefined })),
    ...(startup === undefined
      ? []
      : [chip('startup', t('filter.startup'), { startup: undefined })]),
  ];
}

/** The parts of a search that ads must have; all of it as one, where they are fewer than two. */
function wordsOf(search: string, understood: readonly UnderstoodWords[]): UnderstoodWords[] {
  const required = understood.filter(({ isLeftOut }) => !isLeftOut);
  if (required.length > 1) return required;
  const [only] = required;
  const text = only && understood.length > 1 ? only.text : search;
  return [{ ...only, text, rest: '' }];
}

function wordsName(words: UnderstoodWords, language: Language, t: Translate): string {
  return placeOf(words, language) ?? t('searched.words', { words: words.instead ?? words.text });
}

/** The city or category that words name. */
function placeOf(
  { location, category, isWidened }: UnderstoodWords,
  language: Language,
): string | undefined {
  if (location) return cities[location][language];
  return category && !isWidened ? categories[category][language] : undefined;
}

function currencyName(currency: Currency, t: Translate): string {
  return t(`common:currency.${currency}`);
}

function defined(filter: ListingFilter): ListingFilter {
  const set = Object.entries(filter).filter(([, value]) => value !== undefined);
  return Object.fromEntries(set);
}

/** The limits of the price in words, or else its currency; undefined without any. */
export function priceText(filter: ListingFilter, t: Translate): string | undefined {
  const { currency } = filter;
  return priceName(filter, t) ?? (currency && currencyName(currency, t));
}

/** The limits of the price in words; undefined without any. */
function priceName(filter: ListingFilter, t: Translate): string | undefined {
  const { minPrice, maxPrice } = filter;
  const price = amountsOf(filter);
  if (!price) return undefined;
  if (minPrice !== undefined && maxPrice !== undefined) {
    return t('chips.between', { min: price(minPrice), max: price(maxPrice) });
  }
  if (minPrice !== undefined) return t('chips.from', { price: price(minPrice) });
  if (maxPrice !== undefined) return t('chips.upTo', { price: price(maxPrice) });
  return undefined;
}

/** Makes texts of amounts in the currency of the limits; undefined where that is unknown. */
function amountsOf({ currency: only, priceCurrency }: ListingFilter) {
  const currency = only ?? priceCurrency;
  return isCurrency(currency) ? (amount: number) => priceInText(amount, currency) : undefined;
}

/** A limit of what ads state of the business, in words. */
interface FigureName {
  key: 'minProfit' | 'maxRent' | 'maxProfitMonths' | 'instalments';
  name: string;
}

/** What is filtered by of the figures, in words, in the order of the form. */
function figuresOf(filter: ListingFilter, t: Translate): FigureName[] {
  const { minProfit, maxRent, maxProfitMonths: months, instalments } = filter;
  const amount = amountsOf(filter);
  const figures: FigureName[] = [];
  const add = (key: FigureName['key'], name: string) => figures.push({ key, name });
  if (amount && minProfit !== undefined) {
    add('minProfit', t('chips.minProfit', { price: amount(minProfit) }));
  }
  if (amount && maxRent !== undefined) {
    add('maxRent', t('chips.maxRent', { price: amount(maxRent) }));
  }
  if (months !== undefined) add('maxProfitMonths', t('chips.profitMonths', { count: months }));
  if (instalments !== undefined) add('instalments', t('filter.instalments'));
  return figures;
}

/** What is filtered by of the figures, as one text; undefined without any. */
export function figuresText(filter: ListingFilter, t: Translate): string | undefined {
  const names = figuresOf(filter, t).map(({ name }) => name);
  return names.length > 0 ? names.join(' · ') : undefined;
}

/** The limits that a text names, in words. */
export function limitsText(limits: ListingFilter, t: Translate): string {
  return [priceName(limits, t), figuresText(limits, t)]
    .filter((name) => name !== undefined)
    .join(' · ');
}

/** The sign of a currency for a label. */
export function signOf(currency: Currency): string {
  return isolated(currencies[currency].symbol);
}
