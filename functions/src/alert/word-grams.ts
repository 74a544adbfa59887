import { queryParts, type QueryPart } from '../search/store.ts';

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
  const parts = search === undefined ? [] : queryParts(search);
  return Uint16Array.from(parts.flatMap(gramsOfPart));
}

/** Those that each form of a word or name has. */
function gramsOfPart(part: QueryPart): number[] {
  const [first = [], ...others] = part.map((terms) => new Set(terms.flatMap(gramsOfTerm)));
  return [...first].filter((gram) => others.every((grams) => grams.has(gram)));
}

function gramsOfTerm(term: string): number[] {
  const count = Math.max(0, term.length - gramLength + 1);
  return Array.from({ length: count }, (_, at) => gramAt(term, at));
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
