import { limits } from '@qaysari/contract/shared/limits';
import type { ListingFilter } from '@qaysari/contract/listing/filter';
import { fold } from '@qaysari/contract/shared/fold';
import type { BenchAd } from './ads/generate-ads.ts';

/** More different pairs than an engine keeps the sets of (term-sets.ts). */
const maxPairs = 600;

/** The pairs of letters that stand in the most words, most frequent first. */
function commonPairs(ads: readonly BenchAd[]): string[] {
  const counts = new Map<string, number>();
  for (const { title, description } of ads) {
    for (const word of fold(`${title} ${description}`).split(' ')) {
      for (let at = 0; at + 2 <= word.length; at += 1) {
        const pair = word.slice(at, at + 2);
        counts.set(pair, (counts.get(pair) ?? 0) + 1);
      }
    }
  }
  const sorted = [...counts].sort(([, one], [, other]) => other - one);
  return sorted.slice(0, maxPairs).map(([pair]) => pair);
}

/**
 * The most expensive texts that the API accepts: as many common pairs of letters as fit. Every pair is a
 * term in thousands of words, and no two texts in a row share one.
 */
export function worstQueries(ads: readonly BenchAd[], count: number): ListingFilter[] {
  const pairs = commonPairs(ads);
  const termsPerText = Math.floor((limits.searchTextLength + 1) / 3);
  return Array.from({ length: count }, (_, query) => ({
    search: Array.from(
      { length: termsPerText },
      (_, term) => pairs[(query * termsPerText + term) % pairs.length],
    ).join(' '),
  }));
}
