/**
 * Folded words as bytes below 128, so that a term stands inside a word exactly when its bytes stand
 * inside the word's bytes. The letters and digits that folding leaves of Arabic, Sorani and English
 * take one byte; any other UTF-16 unit takes four, the first of a range used for nothing else, so that
 * no match begins in its middle. Packed segments hold these bytes: a change needs a new format number.
 */
const letters = 'abcdefghijklmnopqrstuvwxyz0123456789ءابتثجحخدذرزسشصضطظعغفقكلمنهوي';

/** Stands before, between and after words. */
export const wordBreak = 0;
/** All bytes are below it. */
export const codes = 128;
/** A unit of a text takes at most so many bytes. */
export const bytesPerUnit = 4;

const firstOfOther = 80;
const restOfOther = 96;

const codeOfUnit = new Uint8Array(0x10000);
for (const [i, letter] of Array.from(letters).entries()) {
  codeOfUnit[letter.charCodeAt(0)] = i + 1;
}

/** The byte of a letter or digit that takes one; 0 for all other UTF-16 units. */
export function codeOf(unit: number): number {
  return codeOfUnit[unit] as number;
}

/** Writes the word's bytes and says where they end. */
export function encodeWord(word: string, into: Uint8Array, start: number): number {
  let at = start;
  for (let i = 0; i < word.length; i++) {
    const unit = word.charCodeAt(i);
    const code = codeOfUnit[unit] as number;
    if (code !== 0) {
      into[at++] = code;
      continue;
    }
    into[at++] = firstOfOther + (unit >>> 12);
    into[at++] = restOfOther + ((unit >>> 8) & 15);
    into[at++] = restOfOther + ((unit >>> 4) & 15);
    into[at++] = restOfOther + (unit & 15);
  }
  return at;
}

/** The bytes of a term, after those of a word break when it must begin a word. */
export function needleOf(term: string, beginsWord = false): Uint8Array {
  const bytes = new Uint8Array(term.length * bytesPerUnit + 1);
  bytes[0] = wordBreak;
  const end = encodeWord(term, bytes, 1);
  return bytes.subarray(beginsWord ? 0 : 1, end);
}

/** The word whose bytes these are. */
export function decodeWord(bytes: Uint8Array, start: number, end: number): string {
  let word = '';
  for (let at = start; at < end; at++) {
    const code = bytes[at] as number;
    if (code < firstOfOther) {
      word += letters.charAt(code - 1);
      continue;
    }
    let unit = code - firstOfOther;
    for (let i = 0; i < 3; i++) unit = (unit << 4) | ((bytes[++at] as number) - restOfOther);
    word += String.fromCharCode(unit);
  }
  return word;
}
