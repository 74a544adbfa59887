import { toLatinDigits } from '@qaysari/contract/digits';

/**
 * Letters that people in Iraq write for one another, Arabic and Sorani side by side, after marks are
 * gone (NFD has by then taken the hamza off أ إ آ ؤ ئ). Keep in step with docs/architecture.md, Search.
 */
const sameLetters: Readonly<Record<string, string>> = {
  ...spread('ٱ', 'ا'),
  ...spread('ىیێې', 'ي'),
  ...spread('ۆۇۈۋ', 'و'),
  ...spread('کڪگ', 'ك'),
  ...spread('ةەھہ', 'ه'),
  ...spread('ڕ', 'ر'),
  ...spread('ڵ', 'ل'),
  ...spread('پ', 'ب'),
  ...spread('چ', 'ج'),
  ...spread('ژ', 'ز'),
  ...spread('ڤ', 'ف'),
  ...spread('ı', 'i'),
  ß: 'ss',
};

function spread(letters: string, letter: string): Record<string, string> {
  return Object.fromEntries(Array.from(letters, (one) => [one, letter]));
}

const variants = new RegExp(`[${Object.keys(sameLetters).join('')}]`, 'g');
/** Vowel marks and accents, tatweel, and what is invisible: zero-width joiners, bidi marks. */
const unwritten = /[\p{M}\p{Cf}\u0640]/gu;
const notOfWord = /[^\p{L}\p{N}]+/gu;

/**
 * The words of a text in the form in which they are compared, one space between them: letter variants,
 * case, accents and digit sets made one, punctuation gone.
 */
export function fold(text: string): string {
  return toLatinDigits(text.normalize('NFKC').toLowerCase().normalize('NFD'))
    .replace(unwritten, '')
    .replace(variants, (letter) => sameLetters[letter] ?? letter)
    .replace(/وو+/g, 'و')
    .replace(notOfWord, ' ')
    .trim();
}

/** What Arabic writes together with the word after it: the article, "and", and both with each other. */
export const grownBefore = ['و', 'ال', 'وال', 'بال', 'لل'] as const;

/** The article, if so much is left of the word without it. */
const article = /^(?:ال(?=.{2})|(?:وال|بال|لل)(?=.{3}))/;

/**
 * The words of a query, each of which must stand in a folded text, at a word's beginning or inside it.
 * They lose the article, the texts keep it: so المطعم finds مطعم, and الم on the way there finds المطعم.
 */
export function foldQuery(query: string): string[] {
  const words = fold(query).split(' ');
  return [...new Set(words.map((word) => word.replace(article, '')))].filter((word) => word !== '');
}
