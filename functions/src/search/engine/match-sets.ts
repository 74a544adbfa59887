import { categoryIds, cityIds } from '@qaysari/contract/listing/catalogue';
import { fold } from '@qaysari/contract/shared/fold';
import { hasAny, hasTerm, type AnyOf } from '../has-part.ts';
import {
  headWords,
  namesOfCategory,
  namesOfCity,
  startupName,
  type SearchDocument,
} from '../search-document.ts';
import { addTo, emptyBitset, type Bitset } from './bitset.ts';
import type { ListingColumns } from './listing-columns.ts';

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

const foldedText = (names: readonly string[]) => ` ${names.map(fold).join(' ')} `;

const ofCategory = categoryIds.map((id) => foldedText(namesOfCategory(id)));
const ofCity = cityIds.map((id) => foldedText(namesOfCity(id)));
const ofStartup = foldedText([startupName]);

/** Adds to `set` the listings with the term in a name of their category, their city or their mark. */
export function addListingsWithName(
  { category, city, startup, size }: ListingColumns,
  term: string,
  set: Bitset,
): void {
  const inCategory = Uint8Array.from(ofCategory, (text) => Number(hasTerm(text, term)));
  const inCity = Uint8Array.from(ofCity, (text) => Number(hasTerm(text, term)));
  const inMark = Number(hasTerm(ofStartup, term));
  if (inMark === 0 && !inCategory.includes(1) && !inCity.includes(1)) return;
  for (let slot = 0; slot < size; slot++) {
    const isNamed =
      inCategory[category[slot] as number] === 1 ||
      inCity[city[slot] as number] === 1 ||
      (inMark & (startup[slot] as number)) === 1;
    if (isNamed) addTo(set, slot);
  }
}
