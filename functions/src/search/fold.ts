import { fold } from '@qaysari/contract/shared/fold';

/** Prefixes that Arabic attaches to a word: the article, "and", prepositions and their combinations. */
export const attachedPrefixes = ['و', 'ال', 'وال', 'بال', 'لل'] as const;

/** The article, if enough letters follow it. */
const article = /^(?:ال(?=.{2})|(?:وال|بال|لل)(?=.{3}))/;

/**
 * The terms of a query; each must be inside a word of the folded text. Queries lose the article, texts
 * keep it. So المطعم finds مطعم, and الم, half typed, finds المطعم.
 */
export function foldQuery(query: string): string[] {
  return termsOfWords(fold(query).split(' '));
}

/** The same for words that are folded already. */
export function termsOfWords(words: readonly string[]): string[] {
  return [...new Set(words.map(withoutArticle))].filter((word) => word !== '');
}

export function withoutArticle(word: string): string {
  return word.replace(article, '');
}

/** Nearly every text has one of these inside of a word ("it", "car", "gym"), so they count as whole words only. */
export function isShortLatin(word: string): boolean {
  return /^[a-z]{1,3}$/.test(word);
}

/** Each term costs a look at all words, and people hardly ever type more. */
const maxTerms = 8;

/**
 * The terms that decide, longest first: those match the fewest listings. A term inside another one adds
 * nothing, unless it counts as a whole word only. One-letter terms count only where there is nothing longer, because nearly every text has them.
 */
export function decisiveTerms(terms: readonly string[]): string[] {
  const sorted = terms.toSorted((one, other) => other.length - one.length);
  const [longest = ''] = sorted;
  return sorted
    .filter((term) => term.length > 1 || longest.length === 1)
    .filter((term, i) => {
      const longer = sorted.slice(0, i);
      return !longer.some(
        (other) => other === term || (!isShortLatin(term) && other.includes(term)),
      );
    })
    .slice(0, maxTerms);
}
