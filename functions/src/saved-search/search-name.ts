import { categories, cities } from '@qaysari/contract/listing/catalogue';
import { currencies, isolated, priceInText } from '@qaysari/contract/listing/price';
import { commaOf, type Language } from '@qaysari/contract/shared/languages';
import type { ListingFilter } from '@qaysari/contract/listing/filter';
import { readSavedFilter } from '@qaysari/contract/saved-search/filter';
import { adsCount, adsText } from '../platform/texts.ts';

/** More names than that say less than their number. */
const maxNames = 2;

/** What a saved search is called in mails: what it says, in the words of the site. `query` is as it was saved. */
export function searchName(query: string, language: Language): string {
  const filter = readSavedFilter(query);
  const parts = [
    placed(filter, language),
    moneyOf(filter, language),
    ...figuresOf(filter, language),
  ];
  return parts.filter((part) => part !== '').join(' · ');
}

function placed({ location = [], ...filter }: ListingFilter, language: Language): string {
  const what = wantedOf(filter, language) || adsText('title', language);
  if (location.length === 0) return what;
  const names = location.map((id) => cities[id][language]);
  const place = named(names, language) ?? adsCount('filter.locations', language, names.length);
  return adsText('searched.inPlace', language, { what, place });
}

function wantedOf(filter: ListingFilter, language: Language): string {
  const { search, category = [], startup, instalments } = filter;
  const names = category.map((id) => categories[id][language]);
  const kinds = [
    search === undefined ? '' : adsText('searched.words', language, { words: search }),
    named(names, language) ?? adsCount('filter.categories', language, names.length),
    startup === undefined ? '' : adsText('searched.startups', language),
  ].filter((part) => part !== '');
  if (instalments === undefined) return kinds.join(' · ');
  // Says nothing without what is sold so.
  const what = kinds.length > 0 ? kinds : [adsText('title', language)];
  return [...what, adsText('searched.instalments', language)].join(' · ');
}

/** Undefined where there are too many. */
function named(names: readonly string[], language: Language): string | undefined {
  return names.length > maxNames ? undefined : names.join(commaOf(language));
}

function moneyOf(
  { currency: only, priceCurrency, minPrice, maxPrice }: ListingFilter,
  language: Language,
): string {
  const currency = only ?? priceCurrency;
  if (!currency) return '';
  const price = (amount: number) => priceInText(amount, currency);
  if (minPrice !== undefined && maxPrice !== undefined) {
    const [min, max] = [price(minPrice), price(maxPrice)];
    return adsText('chips.between', language, { min, max });
  }
  if (minPrice !== undefined) return adsText('chips.from', language, { price: price(minPrice) });
  if (maxPrice !== undefined) return adsText('chips.upTo', language, { price: price(maxPrice) });
  return only ? isolated(currencies[only].symbol) : '';
}

/** The limits of figures but instalments, which are said of what is wanted. */
function figuresOf(filter: ListingFilter, language: Language): string[] {
  const { currency: only, priceCurrency, minProfit, maxRent, maxProfitMonths } = filter;
  const currency = only ?? priceCurrency;
  const limit = (key: 'chips.minProfit' | 'chips.maxRent', amount: number | undefined) =>
    currency && amount !== undefined
      ? adsText(key, language, { price: priceInText(amount, currency) })
      : '';
  return [
    limit('chips.minProfit', minProfit),
    limit('chips.maxRent', maxRent),
    maxProfitMonths === undefined ? '' : adsCount('chips.profitMonths', language, maxProfitMonths),
  ];
}
