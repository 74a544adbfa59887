import { beforeStems, hasTerm, stemMark } from '../has-part.ts';
import { foldedTitleWords } from '../search-document.ts';
import { isSupersetOf, type Bitset } from './bitset.ts';
import {
  addListingsWithWord,
  addPosting,
  createPostingsBuilder,
  type Postings,
  type PostingsBuilder,
} from './postings.ts';
import { needleOf } from './word-code.ts';
import { emptyWordList, findNumber, numberOfWord, textOfWord, type WordList } from './word-list.ts';
import { candidateWords, createWordPairs, type WordPairs } from './word-pairs.ts';

/**
 * Calls `visit` for every word that contains the needle until it returns false. Words of `pairs` come
 * first, and may come twice.
 */
function findWords(
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

/** An inverted index: the listings that contain each word in the title, and those with it elsewhere. */
export interface WordIndex {
  list: WordList;
  pairs: WordPairs;
  title: Postings;
  body: Postings;
}

/** A word index during a build. */
export interface WordIndexBuilder {
  list: WordList;
  title: PostingsBuilder;
  body: PostingsBuilder;
}

/** Prepares the index for the slots of each word. The most common words must come first. */
export function createWordIndexBuilder(
  list: WordList,
  inTitle: Uint32Array,
  inBody: Uint32Array,
  ads: number,
): WordIndexBuilder {
  let dense = 0;
  // From here on a list of slots is smaller than a bit set.
  while (dense < list.size && (inBody[dense] as number) * 32 > ads) dense++;
  return {
    list,
    title: createPostingsBuilder(inTitle, ads, 0),
    body: createPostingsBuilder(inBody, ads, dense),
  };
}

export function buildWordIndex({ list, title, body }: WordIndexBuilder): WordIndex {
  return { list, pairs: createWordPairs(list), title: title.postings, body: body.postings };
}

export function emptyWordIndex(): WordIndex {
  const none = new Uint32Array();
  return buildWordIndex(createWordIndexBuilder(emptyWordList(), none, none, 0));
}

/** Adds the words of a listing in a new slot; `words` include those of its title. */
export function addWords(index: WordIndex, slot: number, title: string, words: string): void {
  const titleWords = foldedTitleWords(title);
  for (const word of words.split(' ')) {
    if (word === '') continue;
    const postings = titleWords.has(word) ? index.title : index.body;
    addPosting(postings, numberOfWord(index.list, word), slot);
  }
}

/** Adds to `set` the listings with the term there. Some may no longer be live. */
export function addListingsWithTerm(
  { list, pairs, title, body }: WordIndex,
  { term, inTitle }: { term: string; inTitle: boolean },
  live: Bitset,
  set: Bitset,
): void {
  const addWord = (word: number) =>
    addListingsWithWord(title, word, set) + (inTitle ? 0 : addListingsWithWord(body, word, set));
  const isStem = term.startsWith(stemMark);
  const bare = isStem ? term.slice(stemMark.length) : term;
  if (bare.endsWith(' ') && (isStem || bare.startsWith(' '))) {
    for (const before of isStem ? beforeStems : ['']) {
      const word = findNumber(list, before + bare.trim());
      if (word !== undefined) addWord(word);
    }
    return;
  }
  let work = 0;
  findWords(list, pairs, needleOf(bare), (word) => {
    if (isStem && !hasTerm(` ${textOfWord(list, word)} `, term)) return true;
    work += addWord(word);
    // A short term is in so many words that `set` is often complete before all words are visited.
    if (work < 16 * live.length) return true;
    work = 0;
    return !isSupersetOf(set, live);
  });
}
