import type { WordList } from './word-list.ts';
import { candidateWords, type WordPairs } from './word-pairs.ts';

/**
 * Calls `visit` for every word that contains the needle until it returns false. Words of `pairs` come
 * first, and may come twice.
 */
export function findWords(
  list: WordList,
  pairs: WordPairs,
  needle: Uint8Array,
  visit: (word: number) => boolean,
): void {
  const isExact = needle.length <= 2;
  for (const word of candidateWords(pairs, needle)) {
    if ((isExact || containsNeedle(list, word, needle)) && !visit(word)) return;
  }
  findInLaterWords(list, pairs.wordCount, needle, visit);
}

/** Whether the word contains the needle; the breaks around it belong to the word. */
function containsNeedle({ bytes, starts }: WordList, word: number, needle: Uint8Array): boolean {
  const first = needle[0] as number;
  const last = (starts[word + 1] as number) - needle.length;
  for (let at = (starts[word] as number) - 1; at <= last; at++) {
    if (bytes[at] !== first) continue;
    let same = 1;
    while (same < needle.length && bytes[at + same] === needle[same]) same++;
    if (same === needle.length) return true;
  }
  return false;
}

/** Scans the few words that were added after the pairs were built. */
function findInLaterWords(
  list: WordList,
  firstWord: number,
  needle: Uint8Array,
  visit: (word: number) => boolean,
): void {
  if (firstWord === list.size) return;
  const end = list.starts[list.size] as number;
  const bytes = list.bytes.subarray(0, end);
  let at = (list.starts[firstWord] as number) - 1;
  for (let word = firstWord; ;) {
    at = bytes.indexOf(needle, at);
    if (at === -1) return;
    word = wordAt(list, word, at);
    if (!visit(word)) return;
    at = (list.starts[word + 1] as number) - 1;
  }
}

/** The word at this byte, searching from `from`; a break belongs to the word after it. */
function wordAt({ starts, size }: WordList, from: number, at: number): number {
  let low = from;
  let high = size - 1;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (at < (starts[middle + 1] as number) - 1) high = middle;
    else low = middle + 1;
  }
  return low;
}
