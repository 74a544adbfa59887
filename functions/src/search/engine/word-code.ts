/**
 * Encodes folded words as bytes below 128. A term is inside a word exactly when its bytes are inside the
 * word's bytes. Folded letters and digits of Arabic, Sorani and English take one byte. Any other UTF-16
 * unit takes four; the first is from a range of its own, so no match can begin in the middle. Packed
 * segments hold these bytes: a change needs a new format number.
 */
const letters = 'abcdefghijklmnopqrstuvwxyz0123456789ءابتثجحخدذرزسشصضطظعغفقكلمنهوي';

/** The byte before, between and after words. */
export const wordBreak = 0;
/** All bytes are below this number. */
export const codes = 128;
/** The maximum number of bytes for one UTF-16 unit. */
export const bytesPerUnit = 4;

const firstOfOther = 80;
const restOfOther = 96;

const codeOfUnit = new Uint8Array(0x10000);
for (const [i, letter] of Array.from(letters).entries()) {
  codeOfUnit[letter.charCodeAt(0)] = i + 1;
}

/** The byte of a letter or digit with one byte; 0 for any other UTF-16 unit. */
export function codeOf(unit: number): number {
  return codeOfUnit[unit] as number;
}

/** Whether a byte is a letter with one byte: neither a digit nor a part of another unit. */
export function isLetterCode(code: number): boolean {
  return code < firstOfOther && (code <= 26 || code > 36);
}

/** Writes the word's bytes and returns their end. */
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

/** The bytes of a term. A blank before or after it is a word break: a word must begin or end there. */
export function needleOf(term: string): Uint8Array {
  const bytes = new Uint8Array(term.length * bytesPerUnit + 2);
  const beginsWord = term.startsWith(' ');
  const endsWord = term.endsWith(' ');
  // The other bytes are 0, which is the break.
  const end = encodeWord(term.trim(), bytes, beginsWord ? 1 : 0);
  return bytes.subarray(0, end + (endsWord ? 1 : 0));
}

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
