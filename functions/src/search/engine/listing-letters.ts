import { addTo, type Bitset } from './bitset.ts';
import { codeOf } from './word-code.ts';

/**
 * Which letters stand in an ad's words: by slot a few elements with a bit for each code. A single
 * letter is in so many words that going through them all takes many times as long as asking each ad.
 */
export type ListingLetters = Int32Array;

/** One more than the highest code of a letter, in whole elements. */
export const elementsPerListing = 3;

export function setLetters(letters: ListingLetters, slot: number, words: string): void {
  const first = slot * elementsPerListing;
  for (let i = 0; i < words.length; i++) {
    const code = codeOf(words.charCodeAt(i));
    const element = first + (code >>> 5);
    letters[element] = (letters[element] as number) | (1 << (code & 31));
  }
}

/** Adds to `set` those of the first `size` ads that have the letter of this code. */
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
