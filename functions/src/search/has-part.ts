import { attachedPrefixes } from './fold.ts';

/**
 * What a text must have: all terms of one of these lists. A blank before or after a term says that a word begins or ends
 * there; `stemMark` before it, that a word begins there or Arabic has attached something before it.
 */
export type QueryPart = readonly (readonly string[])[];

/** Folded words never hold it. */
export const stemMark = '^';

/** What an Arabic word may have before a stem. */
const beforeStems: ReadonlySet<string> = new Set(['', ...attachedPrefixes, 'ب', 'ل']);

/** Whether folded words with one blank before, between and after them have a term. */
export function hasTerm(text: string, term: string): boolean {
  if (!term.startsWith(stemMark)) return text.includes(term);
  const stem = term.slice(stemMark.length);
  for (let at = text.indexOf(stem); at !== -1; at = text.indexOf(stem, at + 1)) {
    if (beforeStems.has(text.slice(text.lastIndexOf(' ', at) + 1, at))) return true;
  }
  return false;
}

/** Whether folded words with one blank between them have a part. The reference for the engine. */
export function hasPart(words: string, part: QueryPart): boolean {
  const text = ` ${words} `;
  return part.some((terms) => terms.every((term) => hasTerm(text, term)));
}
