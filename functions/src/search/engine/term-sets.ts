import { addTo, type Bitset, emptyBitset } from './bitset.ts';

/** Sets of the terms asked for last, which ads that come later join. */
export interface TermSets {
  /** The ads with the term in their words, some no longer alive; to be read, not changed. */
  of(term: string): Bitset;
  add(slot: number, words: string): void;
}

/** At 100,000 ads 3 MB. */
const maxTerms = 256;

/** `find` fills the set of a term that is not here; all sets have room for `room` slots. */
export function cacheTermSets(room: number, find: (term: string, set: Bitset) => void): TermSets {
  /** The one used last comes last. */
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
      for (const [term, set] of sets) if (words.includes(term)) addTo(set, slot);
    },
  };
}
