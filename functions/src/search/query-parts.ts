import { fold } from '@qaysari/contract/fold';
import { namesByFirstWord } from './catalogue-names.ts';
import { withoutEmptyWords } from './empty-words.ts';
import { decisiveTerms, termsOfWords } from './fold.ts';
import type { QueryPart } from './has-part.ts';
import { formsOfName, stemTerms } from './stems.ts';
import { tradesByFirstWord } from './trade-names.ts';

/** Each part costs a look at all words, and people hardly ever type more. */
const maxParts = 8;

/** A name, and how texts say any name of the same thing. */
interface Named {
  words: readonly string[];
  inTexts: QueryPart;
}

type NamesByFirstWord = ReadonlyMap<string, readonly Named[]>;

/**
 * Takes names out of folded words, whatever is attached before and after them. Each is found by any name of its thing, or
 * by `typedAs`. The parts of the names are in the order of the words.
 */
function takeNamed(
  byFirstWord: NamesByFirstWord,
  words: readonly string[],
  typedAs: (typed: readonly string[], name: Named) => QueryPart,
): { named: QueryPart[]; others: string[] } {
  const named = new Set<QueryPart>();
  const others: string[] = [];
  for (let at = 0; at < words.length;) {
    const name = nameAt(byFirstWord, words, at);
    const typed = words.slice(at, at + (name?.words.length ?? 1));
    if (name) {
      const more = typedAs(typed, name);
      named.add(more.length > 0 ? [...more, ...name.inTexts] : name.inTexts);
    } else others.push(...typed);
    at += typed.length;
  }
  return { named: [...named], others };
}

/** Takes the names of cities and categories out of folded words. */
export function takeNames(words: readonly string[]): { named: QueryPart[]; others: string[] } {
  return takeNamed(namesByFirstWord, words, (typed, name) =>
    name.words.every((word, i) => word === typed[i]) ? [] : [typed],
  );
}

/** The name that begins at this word; the exact one first, and the longest of these. */
function nameAt(
  byFirstWord: NamesByFirstWord,
  words: readonly string[],
  at: number,
): Named | undefined {
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

/** Several words as they are, one word with its stems. */
function typedTerms(typed: readonly string[]): QueryPart {
  const terms = decisiveTerms(termsOfWords(typed));
  const [only = '', ...more] = terms;
  return more.length > 0 ? [terms] : [only, ...stemTerms(only)].map((term) => [term]);
}

/**
 * The parts of a query that decide: first the cities, categories and trades that it names, in any language, then the
 * longest other words, each with its stems. Words that say nothing decide only where there is no other. Empty for a text
 * without letters and digits.
 */
export function queryParts(query: string): QueryPart[] {
  const places = takeNames(fold(query).split(' '));
  const { named: traded, others } = takeNamed(tradesByFirstWord, places.others, typedTerms);
  const named = [...places.named, ...traded];
  const hasName = named.length > 0;
  const terms = decisiveTerms(termsOfWords(withoutEmptyWords(others, hasName)));
  // One letter is in nearly every text: beside a name it says nothing.
  const telling = hasName ? terms.filter((term) => term.length > 1) : terms;
  const words = telling.map((term) => typedTerms([term]));
  return [...named, ...words].slice(0, maxParts);
}
