import { addTo, type Bitset, emptyBitset } from './bitset.ts';

/** A cache of match sets of recent terms; new listings are added to them. */
export interface TermSets {
  /** The listings that match the term; some may no longer be alive. Do not change the set. */
  of(term: string): Bitset;
  add(slot: number, words: string): void;
}

/** 3 MB for 100,000 listings. */
const maxTerms = 256;

/** `find` fills the set of a term that is not cached. All sets have capacity for `room` slots. */
export function cacheTermSets(room: number, find: (term: string, set: Bitset) => void): TermSets {
  /** Least recently used first. */
  const sets = new Map<string, Bitset>();
  return {
    of(term) {
      let set = sets.get(term);
      if (set === undefined) {
        set = emptyBitset(room);
        find(term, set);
        const [oldest] = sets.keys();
        if (sets.size === maxTerms && oldest !== undefined) sets.delete(oldest);
      } else {
        sets.delete(term);
      }
      sets.set(term, set);
      return set;
    },
    add(slot, words) {
      const text = ` ${words} `;
      for (const [term, set] of sets) if (text.includes(term)) addTo(set, slot);
    },
  };
}
