import { queryParts } from '../search/store.ts';

/**
 * Three letters in a row, as one number below 2 ** 16. Texts that hold a term hold all of its grams; numbers that
 * two grams share only cost a look at the text.
 */
const gramCount = 2 ** 16;
const gramLength = 3;

function gramAt(text: string, at: number): number {
  const [one, two, three] = [at, at + 1, at + 2].map((index) => text.charCodeAt(index));
  const mixed = Math.imul(Math.imul(one ?? 0, 31) + (two ?? 0), 31) + (three ?? 0);
  return (Math.imul(mixed, 0x9e3779b1) >>> 16) & (gramCount - 1);
}

/** The grams that a text must have to be found by these words; none where that is not certain. */
export function gramsOf(search: string | undefined): Uint16Array {
  const grams: number[] = [];
  for (const part of search === undefined ? [] : queryParts(search)) {
    const [[term = '', ...others] = [], ...more] = part;
    // A name has several forms: the matcher knows them.
    if (others.length > 0 || more.length > 0) continue;
    for (let at = 0; at + gramLength <= term.length; at++) grams.push(gramAt(term, at));
  }
  return Uint16Array.from(grams);
}

/** Answers which grams a text has; `read` takes the next text. One memory for all of them. */
export function gramReader() {
  const has = new Uint8Array(gramCount);
  const set: number[] = [];
  return {
    /** Words with one blank between them. */
    read(words: string): void {
      for (const gram of set.splice(0)) has[gram] = 0;
      const text = ` ${words} `;
      for (let at = 0; at + gramLength <= text.length; at++) {
        const gram = gramAt(text, at);
        if (has[gram] === 1) continue;
        has[gram] = 1;
        set.push(gram);
      }
    },
    hasAll(grams: Uint16Array): boolean {
      for (const gram of grams) if (has[gram] === 0) return false;
      return true;
    },
  };
}
