import { fold } from '@qaysari/contract/fold';
import { namesByFirstWord, type NamedThing } from './catalogue-names.ts';
import { withoutEmptyWords } from './empty-words.ts';
import { decisiveTerms, termsOfWords } from './fold.ts';
import { formsOfName, stemTerms } from './stems.ts';
import { tradesByFirstWord } from './trade-names.ts';

/**
 * What a text must have: all terms of one of these lists. A blank before or after a term says that a word
 * begins or ends there.
 */
export type QueryPart = readonly (readonly string[])[];

/** Each part costs a look at all words, and people hardly ever type more. */
const maxParts = 8;

/**
 * Takes the names of cities and categories out of folded words, whatever is attached before and after them. The parts of
 * the names stand in the order of the words.
 */
export function takeNames(words: readonly string[]): { named: QueryPart[]; others: string[] } {
  const named = new Map<NamedThing, QueryPart>();
  const others: string[] = [];
  for (let at = 0; at < words.length;) {
    const name = nameAt(namesByFirstWord, words, at);
    if (name) {
      const typed = words.slice(at, at + name.words.length);
      const isExact = name.words.every((word, i) => word === typed[i]);
      const known = named.get(name.thing) ?? name.thing.inTexts;
      named.set(name.thing, isExact ? known : [...known, typed]);
    } else others.push(words[at] as string);
    at += name?.words.length ?? 1;
  }
  return { named: [...named.values()], others };
}

/** The name that begins at this word; the exact one first, and the longest of these. */
function nameAt<Known extends { words: readonly string[] }>(
  byFirstWord: ReadonlyMap<string, readonly Known[]>,
  words: readonly string[],
  at: number,
): Known | undefined {
  const typed = words[at] as string;
  const known = formsOfName(typed, { before: true, after: true }).flatMap(
    (form) => byFirstWord.get(form) ?? [],
  );
  return known.find(({ words: name }) =>
    name.every((word, i) => {
      const attached = { before: i === 0, after: i === name.length - 1 };
      return formsOfName(words[at + i] ?? '', attached).includes(word);
    }),
  );
}

/** Takes the names of trades out of folded words. Each is found by what was typed, or by any name of the trade. */
function takeTrades(words: readonly string[]): { named: QueryPart[]; others: string[] } {
  const named: QueryPart[] = [];
  const others: string[] = [];
  for (let at = 0; at < words.length;) {
    const trade = nameAt(tradesByFirstWord, words, at);
    const typed = words.slice(at, at + (trade?.words.length ?? 1));
    if (trade) named.push([...typedTerms(typed), ...trade.inTexts]);
    else others.push(...typed);
    at += typed.length;
  }
  return { named, others };
}

/** Several words as they are, one word with its stems. */
function typedTerms(typed: readonly string[]): (readonly string[])[] {
  const terms = decisiveTerms(termsOfWords(typed));
  const [only = '', ...more] = terms;
  return more.length > 0 ? [terms] : [only, ...stemTerms(only)].map((term) => [term]);
}

/**
 * The parts of a query that decide: first the cities, categories and trades that it names, in any language, then the
 * longest other words, each with its stems. Words that say nothing decide only where there is no other. Empty for a text without letters
 * and digits.
 */
export function queryParts(query: string): QueryPart[] {
  const places = takeNames(fold(query).split(' '));
  const { named: traded, others } = takeTrades(places.others);
  const named = [...places.named, ...traded];
  const hasName = named.length > 0;
  const terms = decisiveTerms(termsOfWords(withoutEmptyWords(others, hasName)));
  // One letter is in nearly every text: beside a name it says nothing.
  const telling = hasName ? terms.filter((term) => term.length > 1) : terms;
  const words = telling.map((term) => typedTerms([term]));
  return [...named, ...words].slice(0, maxParts);
}

/** Whether folded words with one blank between them have a part. The reference for the engine. */
export function hasPart(words: string, part: QueryPart): boolean {
  const text = ` ${words} `;
  return part.some((terms) => terms.every((term) => text.includes(term)));
}
