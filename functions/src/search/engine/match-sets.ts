import { type AnyOf, hasAny } from '../has-part.ts';
import { headWords, type SearchDocument } from '../search-document.ts';
import { addTo, type Bitset, emptyBitset } from './bitset.ts';

/** All words of an ad, or those of its title, its category, its city and its marks. */
export type Where = 'words' | 'head';

/** A cache of what recent queries looked for, and the listings that have it; new listings are added. */
export interface MatchSets {
  /** The listings that have one of these there; some may no longer be live. Do not change the set. */
  of(anyOf: AnyOf, where?: Where): Bitset;
  add(slot: number, document: SearchDocument): void;
}

/** 6 MB for 100,000 listings. */
const maxSets = 512;

/** `find` fills a set that is not cached. All sets have capacity for `room` slots. */
export function cacheMatchSets(
  room: number,
  find: (anyOf: AnyOf, where: Where, set: Bitset) => void,
): MatchSets {
  /** Least recently used first. */
  const cached = new Map<string, { anyOf: AnyOf; where: Where; set: Bitset }>();
  return {
    of(anyOf, where = 'words') {
      const key = [where, ...anyOf.map((terms) => terms.join('\t'))].join('\n');
      let known = cached.get(key);
      if (known === undefined) {
        known = { anyOf, where, set: emptyBitset(room) };
        find(anyOf, where, known.set);
        const [oldest] = cached.keys();
        if (cached.size === maxSets && oldest !== undefined) cached.delete(oldest);
      } else {
        cached.delete(key);
      }
      cached.set(key, known);
      return known.set;
    },
    add(slot, { card, words }) {
      const texts = { words, head: headWords(card) };
      for (const { anyOf, where, set } of cached.values()) {
        if (hasAny(texts[where], anyOf)) addTo(set, slot);
      }
    },
  };
}
