import { categoryIds, cityIds } from '@qaysari/contract/listing/catalogue';
import type { ListingFilter } from '@qaysari/contract/listing/filter';
import type { Random } from '../../random.ts';
import type { BenchAd } from '../search/ads/generate-ads.ts';

const wordForm = /[\p{L}\p{M}\p{N}]{3,}/gu;

/**
 * Endless searches that people might save. 70 % have 1 or 2 categories, 65 % 1 or 2 cities, 45 % a price range in its
 * currency, 25 % one or two words of titles, 5 % ask for start-ups. None finds every ad.
 */
export function searchMix(ads: readonly BenchAd[], random: Random): () => ListingFilter {
  const some = <T>(list: readonly T[]): T[] => [
    ...new Set(Array.from({ length: random.whole(1, 2) }, () => random.pick(list))),
  ];

  function words(): string {
    const known = Array.from({ length: random.whole(1, 2) }, () => random.pick(ads).title);
    return known.map((title) => random.pick(title.match(wordForm) ?? ['cafe'])).join(' ');
  }

  function price(): ListingFilter {
    const { price: maxPrice, currency } = random.pick(ads);
    return { currency, maxPrice, ...(random.chance(0.3) && { minPrice: maxPrice / 4 }) };
  }

  function search(): ListingFilter {
    return {
      ...(random.chance(0.7) && { category: some(categoryIds) }),
      ...(random.chance(0.65) && { location: some(cityIds) }),
      ...(random.chance(0.45) && price()),
      ...(random.chance(0.25) && { search: words() }),
      ...(random.chance(0.05) && { startup: 'true' as const }),
    };
  }

  return () => {
    for (;;) {
      const filter = search();
      if (Object.keys(filter).length > 0) return filter;
    }
  };
}
