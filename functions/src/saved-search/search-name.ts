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
  const parts = [placed(filter, language), moneyOf(filter, language)];
  return parts.filter((part) => part !== '').join(' · ');
}

function placed({ location = [], ...filter }: ListingFilter, language: Language): string {
  const what = wantedOf(filter, language) || adsText('title', language);
  if (location.length === 0) return what;
  const names = location.map((id) => cities[id][language]);
  const place = named(names, language) ?? adsCount('filter.locations', language, names.length);
  return adsText('searched.inPlace', language, { what, place });
}

function wantedOf({ search, category = [], startup }: ListingFilter, language: Language): string {
  const names = category.map((id) => categories[id][language]);
  const kinds = named(names, language) ?? adsCount('filter.categories', language, names.length);
  return [
    search === undefined ? '' : adsText('searched.words', language, { words: search }),
    kinds,
    startup === undefined ? '' : adsText('searched.startups', language),
  ]
    .filter((part) => part !== '')
    .join(' · ');
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
  return isolated(currencies[currency].symbol);
}
