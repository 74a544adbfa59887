import { bytesPerUnit, decodeWord, encodeWord, wordBreak } from './word-code.ts';

/** Distinct words, numbered from 0 in the order of insertion. */
export interface WordList {
  size: number;
  /** A break, then every word with a break after it, then spare capacity. */
  bytes: Buffer;
  /** The start of each word; one more entry is the start of the next word. */
  starts: Uint32Array;
  /**
   * A hash table with open addressing: word number + 1, or 0 for free. Its length is a power of two, and
   * it is at most half full.
   */
  table: Uint32Array;
  /** Which letters each word has: bit `code % 32`. Shows quickly that two words cannot be alike. */
  letters: Uint32Array;
}

/** An empty list with capacity for this many words. */
export function emptyWordList(words = 1024, bytes = 8 * words): WordList {
  const starts = new Uint32Array(words + 1);
  starts[0] = 1;
  const table = new Uint32Array(tableLength(words));
  const letters = new Uint32Array(words + 1);
  return { size: 0, bytes: Buffer.alloc(bytes + 1, wordBreak), starts, table, letters };
}

function tableLength(words: number): number {
  return 2 ** Math.ceil(Math.log2(2 * Math.max(words, 1)));
}

const encodeBuffer = { bytes: new Uint8Array(1024) };

/** The number of a word; adds the word when it is new. */
export function numberOfWord(list: WordList, word: string): number {
  const end = encode(word);
  return numberOfBytes(list, encodeBuffer.bytes, 0, end);
}

/** The number of a word; undefined for a word that is not in the list. */
export function findNumber(list: WordList, word: string): number | undefined {
  const end = encode(word);
  const entry = list.table[placeOf(list, encodeBuffer.bytes, 0, end)] as number;
  return entry === 0 ? undefined : entry - 1;
}

/** Writes a word to the buffer and returns its end there. */
function encode(word: string): number {
  if (encodeBuffer.bytes.length < word.length * bytesPerUnit) {
    encodeBuffer.bytes = new Uint8Array(2 * word.length * bytesPerUnit);
  }
  return encodeWord(word, encodeBuffer.bytes, 0);
}

/** The same for a word as bytes. */
function numberOfBytes(list: WordList, bytes: Uint8Array, start: number, end: number): number {
  const place = placeOf(list, bytes, start, end);
  const entry = list.table[place] as number;
  if (entry !== 0) return entry - 1;
  list.table[place] = list.size + 1;
  return append(list, bytes, start, end);
}

/** Where a word is in the table, or where it would be. */
function placeOf(list: WordList, bytes: Uint8Array, start: number, end: number): number {
  const mask = list.table.length - 1;
  let place = hash(bytes, start, end) & mask;
  for (;;) {
    const entry = list.table[place] as number;
    if (entry === 0 || isWord(list, entry - 1, bytes, start, end)) return place;
    place = (place + 1) & mask;
  }
}

/** Adds new, distinct words, as bytes with a break after each. */
export function addWordBytes(list: WordList, bytes: Uint8Array): void {
  for (let start = 0, end = 0; end < bytes.length; end++) {
    if (bytes[end] !== wordBreak) continue;
    numberOfBytes(list, bytes, start, end);
    start = end + 1;
  }
}

function append(list: WordList, bytes: Uint8Array, start: number, end: number): number {
  const at = list.starts[list.size] as number;
  const next = at + end - start + 1;
  if (next > list.bytes.length) {
    const longer = Buffer.alloc(Math.max(next, Math.ceil(list.bytes.length * 1.5)), wordBreak);
    list.bytes.copy(longer);
    list.bytes = longer;
  }
  for (let i = start; i < end; i++) list.bytes[at + i - start] = bytes[i] as number;
  const number = list.size++;
  if (list.size >= list.starts.length) {
    const room = Math.ceil(list.starts.length * 1.5) + 1;
    list.starts = longerCopy(list.starts, room);
    list.letters = longerCopy(list.letters, room);
  }
  list.letters[number] = lettersOf(bytes, start, end);
  list.starts[list.size] = next;
  if (list.size * 2 > list.table.length) rehash(list);
  return number;
}

function longerCopy(numbers: Uint32Array, length: number): Uint32Array {
  const longer = new Uint32Array(length);
  longer.set(numbers);
  return longer;
}

/** See `WordList.letters`. */
export function lettersOf(bytes: Uint8Array, start: number, end: number): number {
  let letters = 0;
  for (let i = start; i < end; i++) letters |= 1 << ((bytes[i] as number) & 31);
  return letters;
}

function rehash(list: WordList): void {
  const table = new Uint32Array(list.table.length * 2);
  const mask = table.length - 1;
  for (let word = 0; word < list.size; word++) {
    const start = list.starts[word] as number;
    let place = hash(list.bytes, start, (list.starts[word + 1] as number) - 1) & mask;
    while (table[place] !== 0) place = (place + 1) & mask;
    table[place] = word + 1;
  }
  list.table = table;
}

/** The FNV-1a hash. */
function hash(bytes: Uint8Array, start: number, end: number): number {
  let value = 0x811c9dc5;
  for (let i = start; i < end; i++) value = Math.imul(value ^ (bytes[i] as number), 0x01000193);
  return value ^ (value >>> 15);
}

function isWord(
  list: WordList,
  word: number,
  bytes: Uint8Array,
  start: number,
  end: number,
): boolean {
  const from = list.starts[word] as number;
  if ((list.starts[word + 1] as number) - 1 - from !== end - start) return false;
  for (let i = start; i < end; i++) {
    if (list.bytes[from + i - start] !== bytes[i]) return false;
  }
  return true;
}

/** The words as texts, by number. */
export function textOfWords(list: WordList): string[] {
  return Array.from({ length: list.size }, (_, word) => textOfWord(list, word));
}

export function textOfWord({ bytes, starts }: WordList, word: number): string {
  return decodeWord(bytes, starts[word] as number, (starts[word + 1] as number) - 1);
}

/** A list of the words with these numbers, in this order. */
export function wordsInOrder(list: WordList, order: Uint32Array): WordList {
  const ordered = emptyWordList(order.length, list.starts[list.size]);
  for (const word of order) {
    const start = list.starts[word] as number;
    numberOfBytes(ordered, list.bytes, start, (list.starts[word + 1] as number) - 1);
  }
  return ordered;
}
