import { addTo, type Bitset } from './bitset.ts';
import { codeOf } from './word-code.ts';

/**
 * The letters in a listing's words, by slot: one bit per letter code. A single letter is in so many words
 * that scanning them takes far longer than testing each listing.
 */
export type ListingLetters = Int32Array;

/** Elements for all letter codes: one bit each. */
export const elementsPerListing = 3;

export function setLetters(letters: ListingLetters, slot: number, words: string): void {
  const first = slot * elementsPerListing;
  for (let i = 0; i < words.length; i++) {
    const code = codeOf(words.charCodeAt(i));
    const element = first + (code >>> 5);
    letters[element] = (letters[element] as number) | (1 << (code & 31));
  }
}

/** Adds to `set` those of the first `size` listings that have the letter of this code. */
export function addListingsWithLetter(
  letters: ListingLetters,
  size: number,
  code: number,
  set: Bitset,
): void {
  const bit = 1 << (code & 31);
  let element = code >>> 5;
  for (let slot = 0; slot < size; slot++, element += elementsPerListing) {
    if (((letters[element] as number) & bit) !== 0) addTo(set, slot);
  }
}
