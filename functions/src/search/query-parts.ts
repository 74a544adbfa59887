import { fold } from '@qaysari/contract/fold';
import { namesByFirstWord, type NamedThing } from './catalogue-names.ts';
import { decisiveTerms, termsOfWords } from './fold.ts';

/**
 * What a text must have: all terms of one of these lists. A blank before or after a term says that a word
 * begins or ends there.
 */
export type QueryPart = readonly (readonly string[])[];

/** Each part costs a look at all words, and people hardly ever type more. */
const maxParts = 8;

/** Takes the names of cities and categories out of folded words. Names answer in the order of the words. */
export function takeNames(words: readonly string[]): { things: NamedThing[]; others: string[] } {
  const things = new Set<NamedThing>();
  const others: string[] = [];
  for (let at = 0; at < words.length;) {
    const named = namesByFirstWord
      .get(words[at] as string)
      ?.find((name) => name.words.every((word, i) => words[at + i] === word));
    if (named) things.add(named.thing);
    else others.push(words[at] as string);
    at += named?.words.length ?? 1;
  }
  return { things: [...things], others };
}

/**
 * The parts of a query that decide: first the cities and categories that it names, in any language, then the
 * longest other words. Empty for a text without letters and digits.
 */
export function queryParts(query: string): QueryPart[] {
  const { things, others } = takeNames(fold(query).split(' '));
  const terms = decisiveTerms(termsOfWords(others));
  // One letter is in nearly every text: beside a name it says nothing.
  const telling = things.length > 0 ? terms.filter((term) => term.length > 1) : terms;
  return [...things.map(({ inTexts }) => inTexts), ...telling.map((term) => [[term]])].slice(
    0,
    maxParts,
  );
}

/** Whether folded words with one blank between them have a part. The reference for the engine. */
export function hasPart(words: string, part: QueryPart): boolean {
  const text = ` ${words} `;
  return part.some((terms) => terms.every((term) => text.includes(term)));
}
