import { oneWordNames } from '../query-parts.ts';
import { countBits, intersect, type Bitset } from './bitset.ts';
import { encodeWord, isLetterCode } from './word-code.ts';
import { addListingsWithTerm, type WordIndex } from './word-index.ts';
import {
  emptyWordList,
  findNumber,
  lettersOf,
  numberOfWord,
  textOfWord,
  type WordList,
} from './word-list.ts';

/** No word that people mean is longer, and each letter more costs time. */
const longest = 30;

/** How many slips a word may have: a letter too many, missing or wrong, or two that changed places. */
function mostSlips({ length }: string): number {
  return length < 5 || length > longest ? 0 : length < 9 ? 1 : 2;
}

/** The names of cities, categories and trades that are one word. */
const names = listOf(oneWordNames());

function listOf(words: Iterable<string>): WordList {
  const list = emptyWordList();
  for (const word of words) numberOfWord(list, word);
  return list;
}

/**
 * What the word was probably meant to be: the word of the index or the name with the fewest slips between them, or two
 * words of the index that were joined. Of equals what the most listings have counts; then the first by its letters. Only
 * words of letters are compared. Undefined where nothing is near.
 *
 * @param adsOf The number of listings that a name finds.
 */
export function nearestWords(
  index: WordIndex,
  word: string,
  live: Bitset,
  adsOf: (name: string) => number,
): string | undefined {
  const most = mostSlips(word);
  const bytes = new Uint8Array(4 * word.length);
  const needle = bytes.subarray(0, encodeWord(word, bytes, 0));
  if (most === 0 || !needle.every(isLetterCode)) return undefined;
  const candidatesIn = (list: WordList, adsWith: (text: string) => number): Candidate[] => {
    const { slips, words } = nearWords(list, needle, most);
    const texts = words.map((each) => textOfWord(list, each));
    return texts.map((text) => ({ slips, text, ads: adsWith(text) }));
  };
  // A missing blank is one slip.
  const split = Array.from({ length: Math.max(0, word.length - 3) }, (_, place) => {
    const text = `${word.slice(0, place + 2)} ${word.slice(place + 2)}`;
    return { slips: 1, text, ads: adsWith(index, text, live) };
  });
  return best([
    ...candidatesIn(index.list, (text) => adsWith(index, text, live)),
    ...candidatesIn(names, adsOf),
    ...split,
  ]);
}

/** Two neighbouring words that are one word of the index; undefined where they are not. */
export function joinedWord(
  index: WordIndex,
  word: string,
  next: string,
  live: Bitset,
): string | undefined {
  const text = word + next;
  return mostSlips(text) > 0 && adsWith(index, text, live) > 0 ? text : undefined;
}

interface Candidate {
  slips: number;
  text: string;
  ads: number;
}

function best(candidates: readonly Candidate[]): string | undefined {
  const [first] = candidates
    .filter(({ ads }) => ads > 0)
    .sort(
      (one, other) =>
        one.slips - other.slips || other.ads - one.ads || (one.text < other.text ? -1 : 1),
    );
  return first?.text;
}

/** How many living listings have all words of the text. */
function adsWith(index: WordIndex, text: string, live: Bitset): number {
  const words = text.split(' ');
  if (words.some((word) => findNumber(index.list, word) === undefined)) return 0;
  const set = live.slice();
  for (const word of words) {
    const having = new Int32Array(live.length);
    addListingsWithTerm(index, { term: ` ${word} `, inTitle: false }, live, having);
    intersect(set, having);
  }
  return countBits(set);
}

/** The words with the fewest slips, but at least one. */
function nearWords(
  list: WordList,
  needle: Uint8Array,
  most: number,
): { slips: number; words: number[] } {
  const { bytes, starts, letters } = list;
  const own = lettersOf(needle, 0, needle.length);
  let slips = most;
  let words: number[] = [];
  for (let word = 0; word < list.size; word++) {
    // A slip changes two letters at most.
    if (bitsOf((letters[word] as number) ^ own) > 2 * slips) continue;
    const start = starts[word] as number;
    const end = (starts[word + 1] as number) - 1;
    if (Math.abs(end - start - needle.length) > slips) continue;
    const candidate = bytes.subarray(start, end);
    const distance = slipsBetween(needle, candidate);
    if (distance === 0 || distance > slips || !candidate.every(isLetterCode)) continue;
    if (distance < slips) [slips, words] = [distance, []];
    words.push(word);
  }
  return { slips, words };
}

/** The number of bits of a 32-bit number. */
function bitsOf(set: number): number {
  let pairs = set - ((set >>> 1) & 0x55555555);
  pairs = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((pairs + (pairs >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

const rows = [0, 1, 2].map(() => new Uint8Array(2 * longest));

/** The optimal string alignment distance: a swap of neighbours is one. */
function slipsBetween(one: Uint8Array, other: Uint8Array): number {
  let [before, last, row] = rows as [Uint8Array, Uint8Array, Uint8Array];
  for (let j = 0; j <= other.length; j++) last[j] = j;
  for (let i = 1; i <= one.length; i++) {
    row[0] = i;
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1];
      let least = (last[j - 1] as number) + (isSame ? 0 : 1);
      least = Math.min(least, (last[j] as number) + 1, (row[j - 1] as number) + 1);
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) {
        least = Math.min(least, (before[j - 2] as number) + 1);
      }
      row[j] = least;
    }
    [before, last, row] = [last, row, before];
  }
  return last[other.length] as number;
}
