import { categories, categoryIds, cities, cityIds } from '@qaysari/contract/listing/catalogue';
import { currencyCodes } from '@qaysari/contract/listing/price';
import { languageCodes } from '@qaysari/contract/shared/languages';
import { figureSorts, type ListingFilter } from '@qaysari/contract/listing/filter';
import type { Random } from '../../random.ts';
import type { BenchAd } from './ads/generate-ads.ts';

const names = [...Object.values(categories), ...Object.values(cities)].flatMap((each) =>
  languageCodes.map((language) => each[language]),
);
const wordForm = /[\p{L}\p{M}\p{N}]+/gu;
const punctuation = ['"', "'", '*', ' - ', '%', '(', ' OR ', '\\', '؟', '،', ':', ' NOT ', '_'];

/**
 * Endless random queries. Text: 35 % none, 30 % one term, 20 % two or three, 15 % one or two letters.
 * Terms: 60 % whole words by frequency, 25 % prefixes, 10 % inner parts, 5 % city or category names.
 * Filters: 35 % have 1-3 categories, 35 % 1-3 cities, 20 % a currency, 20 % a price range. Of ranges without a currency
 * two in three name theirs, and find ads in both. Order: 30 % by price. Pages: 75 % page 1, 20 % pages 2-5, 5 % up to
 * 200.
 */
export function queryMix(ads: readonly BenchAd[], random: Random): () => ListingFilter {
  function wordOfAd(): string {
    const { title, description } = random.pick(ads);
    const words = (random.chance(0.3) ? title : description).match(wordForm);
    return words ? random.pick(words) : 'x';
  }

  function term(): string {
    const kind = random.next();
    if (kind < 0.05) return random.pick(names);
    const word = wordOfAd();
    if (kind < 0.3) return word.slice(0, random.whole(2, 4));
    if (kind < 0.4) return word.slice(1, random.whole(3, 6));
    return word;
  }

  function fewLetters(): string {
    const word = wordOfAd();
    const from = random.whole(0, Math.max(0, word.length - 2));
    return word.slice(from, from + random.whole(1, 2));
  }

  function text(): string | undefined {
    const kind = random.next();
    if (kind < 0.35) return undefined;
    if (kind < 0.5) return fewLetters();
    const terms = Array.from({ length: kind < 0.8 ? 1 : random.whole(2, 3) }, term);
    return terms.join(random.chance(0.1) ? random.pick(punctuation) : ' ');
  }

  function some<T>(list: readonly T[]): T[] {
    return [...new Set(Array.from({ length: random.whole(1, 3) }, () => random.pick(list)))];
  }

  function priceRange(): Pick<ListingFilter, 'minPrice' | 'maxPrice'> {
    const [one, other] = [random.pick(ads).price, random.pick(ads).price];
    const kind = random.next();
    if (kind < 0.3) return { minPrice: one };
    if (kind < 0.6) return { maxPrice: one };
    return { minPrice: Math.min(one, other), maxPrice: Math.max(one, other) };
  }

  function prices(): Partial<ListingFilter> {
    const range = random.chance(0.2) ? priceRange() : {};
    if (random.chance(0.2)) return { ...range, currency: random.pick(currencyCodes) };
    const isNamed = 'minPrice' in range || 'maxPrice' in range;
    if (!isNamed || random.chance(1 / 3)) return range;
    return { ...range, priceCurrency: random.pick(currencyCodes) };
  }

  function page(): number {
    const kind = random.next();
    if (kind < 0.75) return 1;
    return kind < 0.95 ? random.whole(2, 5) : random.whole(6, 200);
  }

  return () => {
    // The API treats a blank text as absent.
    const search = text() || undefined;
    return {
      ...(search === undefined ? {} : { search }),
      ...(random.chance(0.35) ? { category: some(categoryIds) } : {}),
      ...(random.chance(0.35) ? { location: some(cityIds) } : {}),
      ...prices(),
      ...(random.chance(0.3) ? { sort: random.pick(['priceUp', 'priceDown'] as const) } : {}),
      page: page(),
    };
  };
}

/**
 * The queries of `queryMix`, most of them with figures: 25 % ask for a profit, 20 % for a rent, 20 % for few months of
 * profit, 20 % for instalments, 40 % are in an order by a figure. Half of the limits name their currency.
 */
export function figureQueryMix(ads: readonly BenchAd[], random: Random): () => ListingFilter {
  const next = queryMix(ads, random);
  const profits = ads.flatMap(({ monthlyProfit }) => monthlyProfit?.price ?? []);
  const rents = ads.flatMap(({ monthlyRent }) => monthlyRent?.price ?? []);
  return () => ({
    ...next(),
    ...(random.chance(0.25) && { minProfit: random.pick(profits) }),
    ...(random.chance(0.2) && { maxRent: random.pick(rents) }),
    ...(random.chance(0.2) && { maxProfitMonths: random.whole(12, 48) }),
    ...(random.chance(0.2) && { instalments: 'true' as const }),
    ...(random.chance(0.5) && { priceCurrency: random.pick(currencyCodes) }),
    ...(random.chance(0.4) && { sort: random.pick(figureSorts) }),
  });
}
