import { codes } from './word-code.ts';
import type { WordList } from './word-list.ts';

/**
 * Which words contain each pair of neighbouring bytes (bigram), including the breaks. A list repeats a
 * word for each occurrence; numbers ascend.
 */
export interface WordPairs {
  /** Only words with lower numbers are included. */
  wordCount: number;
  /** The start of the list of pair `first * codes + second`; the next entry is its end. */
  starts: Uint32Array;
  list: Uint32Array;
}

/** Collects the pairs of all words in the list. */
export function createWordPairs({ bytes, starts: wordStarts, size }: WordList): WordPairs {
  const starts = new Uint32Array(codes * codes + 1);
  const end = wordStarts[size] as number;
  for (let at = 1; at < end; at++) {
    const pair = (bytes[at - 1] as number) * codes + (bytes[at] as number);
    starts[pair + 1] = (starts[pair + 1] as number) + 1;
  }
  for (let pair = 0; pair < codes * codes; pair++) {
    starts[pair + 1] = (starts[pair + 1] as number) + (starts[pair] as number);
  }
  const list = new Uint32Array(end - 1);
  const next = starts.slice();
  for (let word = 0; word < size; word++) {
    const wordEnd = wordStarts[word + 1] as number;
    for (let at = wordStarts[word] as number; at < wordEnd; at++) {
      const pair = (bytes[at - 1] as number) * codes + (bytes[at] as number);
      const place = next[pair] as number;
      next[pair] = place + 1;
      list[place] = word;
    }
  }
  return { wordCount: size, starts, list };
}

/** The shortest list that includes every word with the needle. */
export function candidateWords(pairs: WordPairs, needle: Uint8Array): Uint32Array {
  const first = needle[0] as number;
  // One byte: the adjacent lists of all pairs that begin with it.
  if (needle.length === 1) return listFrom(pairs, first * codes, (first + 1) * codes);
  let shortest = first * codes + (needle[1] as number);
  for (let i = 2; i < needle.length; i++) {
    const pair = (needle[i - 1] as number) * codes + (needle[i] as number);
    if (lengthOf(pairs, pair) < lengthOf(pairs, shortest)) shortest = pair;
  }
  return listFrom(pairs, shortest, shortest + 1);
}

function lengthOf(pairs: WordPairs, pair: number): number {
  return (pairs.starts[pair + 1] as number) - (pairs.starts[pair] as number);
}

function listFrom(pairs: WordPairs, from: number, to: number): Uint32Array {
  return pairs.list.subarray(pairs.starts[from], pairs.starts[to]);
}
