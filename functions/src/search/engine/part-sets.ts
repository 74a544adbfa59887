import { hasPart, type QueryPart } from '../has-part.ts';
import { addTo, type Bitset, emptyBitset } from './bitset.ts';

/** A cache of match sets of recent parts of queries; new listings are added to them. */
export interface PartSets {
  /** The listings that match the part; some may no longer be alive. Do not change the set. */
  of(part: QueryPart): Bitset;
  add(slot: number, words: string): void;
}

/** 3 MB for 100,000 listings. */
const maxParts = 256;

/** `find` fills the set of a part that is not cached. All sets have capacity for `room` slots. */
export function cachePartSets(
  room: number,
  find: (part: QueryPart, set: Bitset) => void,
): PartSets {
  /** Least recently used first. */
  const cached = new Map<string, { part: QueryPart; set: Bitset }>();
  return {
    of(part) {
      const key = part.map((terms) => terms.join('\t')).join('\n');
      let known = cached.get(key);
      if (known === undefined) {
        known = { part, set: emptyBitset(room) };
        find(part, known.set);
        const [oldest] = cached.keys();
        if (cached.size === maxParts && oldest !== undefined) cached.delete(oldest);
      } else {
        cached.delete(key);
      }
      cached.set(key, known);
      return known.set;
    },
    add(slot, words) {
      for (const { part, set } of cached.values()) if (hasPart(words, part)) addTo(set, slot);
    },
  };
}
