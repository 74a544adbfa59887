import { categories, cities } from '@qaysari/contract/catalogue';
import { currencies, isCurrency, type Currency } from '@qaysari/contract/currency';
import type { Language } from '@qaysari/contract/languages';
import type { ListingFilter } from '@qaysari/contract/listing-filter';
import { isolated, priceInText } from '@qaysari/contract/price-text';
import type { TFunction } from 'i18next';
import type { Chip as FilterChip } from '../../../ui/filter-chips.tsx';

/** One thing that ads are filtered by. */
export interface Chip extends FilterChip<ListingFilter> {
  /** Whether it is chosen in the part of the form that phones fold away. */
  isFolded: boolean;
}

type Translate = TFunction<['ads', 'common']>;

/** What a filter filters by, in the order of the form. Sort and page are no filters. */
export function chipsOf(filter: ListingFilter, language: Language, t: Translate): Chip[] {
  const { search, category = [], location = [], currency, startup } = filter;
  const chip = (key: string, name: string, without: Partial<ListingFilter>): Chip => ({
    key,
    name,
    rest: defined({ ...filter, ...without }),
    isTyped: key === 'search',
    isFolded: key !== 'search',
  });
  const others = <Id>(ids: readonly Id[], id: Id) => {
    const left = ids.filter((one) => one !== id);
    return left.length > 0 ? left : undefined;
  };
  const price = priceName(filter, t);
  return [
    ...(search === undefined
      ? []
      : [chip('search', t('searched.words', { words: search }), { search: undefined })]),
    ...category.map((id) => chip(id, categories[id][language], { category: others(category, id) })),
    ...location.map((id) => chip(id, cities[id][language], { location: others(location, id) })),
    ...(currency === undefined || price !== undefined
      ? []
      : [chip('currency', currencyName(currency, t), { currency: undefined })]),
    // Without its limits the currency stays: it has a chip of its own then.
    ...(price === undefined
      ? []
      : [
          chip('price', price, {
            minPrice: undefined,
            maxPrice: undefined,
            priceCurrency: undefined,
          }),
        ]),
    ...(startup === undefined
      ? []
      : [chip('startup', t('filter.startup'), { startup: undefined })]),
  ];
}

function currencyName(currency: Currency, t: Translate): string {
  return t(`common:currency.${currency}`);
}

function defined(filter: ListingFilter): ListingFilter {
  const set = Object.entries(filter).filter(([, value]) => value !== undefined);
  return Object.fromEntries(set);
}

/** The limits of the price in words; undefined without any. */
function priceName(
  { currency: only, priceCurrency, minPrice, maxPrice }: ListingFilter,
  t: Translate,
): string | undefined {
  const currency = only ?? priceCurrency;
  if (!isCurrency(currency)) return undefined;
  const price = (amount: number) => priceInText(amount, currency);
  if (minPrice !== undefined && maxPrice !== undefined) {
    return t('chips.between', { min: price(minPrice), max: price(maxPrice) });
  }
  if (minPrice !== undefined) return t('chips.from', { price: price(minPrice) });
  if (maxPrice !== undefined) return t('chips.upTo', { price: price(maxPrice) });
  return undefined;
}

/** The sign of a currency for a label. */
export function signOf(currency: Currency): string {
  return isolated(currencies[currency].symbol);
}
