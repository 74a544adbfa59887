import type { ListingFilter } from '@qaysari/contract/listing/filter';
import { writeSavedFilter } from '@qaysari/contract/saved-search/filter';
import { categoryIds, cityIds } from '@qaysari/contract/listing/catalogue';
import { emptySavedSearchIndex } from '../../../../functions/src/alert/saved-search-index.ts';
import { randomFrom, type Random } from '../../random.ts';
import { generateAds, type BenchAd } from '../search/ads/generate-ads.ts';
import { documentOf } from '../search/stored-ads.ts';
import { megabytes, percentile, short, type BenchResult } from '../search/figure.ts';

interface AlertsPlan {
  searches: number;
  ads: number;
}

export const fullPlan: AlertsPlan = { searches: 100_000, ads: 5_000 };
export const quickPlan: AlertsPlan = { searches: 2_000, ads: 200 };

/** Limits in one currency find ads in the other, too. */
const rate = { dinars: 151_000 };

/** What one ad may take among all saved searches. */
const mostMs = 10;

/** Measures how long it takes to find the saved searches that find an ad. A proof tells whether they are right ones. */
export function benchAlerts({ searches, ads: adCount }: AlertsPlan): BenchResult {
  const ads = [...generateAds(adCount, 'alerts')];
  const documents = ads.map(documentOf);
  const next = searchMix(ads, randomFrom('saved searches'));
  const queries = Array.from({ length: searches }, () => writeSavedFilter(next()));
  const before = usedMemory();
  const begun = performance.now();
  const index = emptySavedSearchIndex();
  queries.forEach((query, at) => index.put({ uid: `u${at % 30_000}`, id: String(at) }, query));
  const filledMs = performance.now() - begun;
  const times = new Float64Array(documents.length);
  let found = 0;
  documents.forEach((document, at) => {
    const from = performance.now();
    found += index.matching(document, rate).length;
    times[at] = performance.now() - from;
  });
  const memory = usedMemory() - before;
  times.sort();
  const [p50, p99, worst] = [percentile(times, 0.5), percentile(times, 0.99), percentile(times, 1)];
  return {
    figures: [
      {
        name: `one ad among ${searches} saved searches, p99`,
        reach: `${mostMs} ms`,
        measured: `${short(p99)} ms`,
        met: p99 <= mostMs,
      },
      { name: 'p50', measured: `${short(p50)} ms` },
      { name: 'worst', measured: `${short(worst)} ms` },
      { name: 'searches that find an ad', measured: short(found / documents.length) },
      { name: 'filling the memory', measured: `${short(filledMs)} ms` },
      { name: 'memory', measured: megabytes(memory) },
    ],
    numbers: { searches, ads: adCount, p50, p99, worst, found, filledMs, memory },
  };
}

function usedMemory(): number {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

const wordForm = /[\p{L}\p{M}\p{N}]{3,}/gu;

/**
 * Endless searches that people might save. 70 % have 1 or 2 categories, 65 % 1 or 2 cities, 45 % a price range in its
 * currency, 25 % one or two words of titles, 5 % ask for start-ups. None finds every ad.
 */
function searchMix(ads: readonly BenchAd[], random: Random): () => ListingFilter {
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
