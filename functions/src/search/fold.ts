import { toLatinDigits } from '@qaysari/contract/digits';

/**
 * Letters that people in Iraq write for one another, Arabic and Sorani side by side, after marks are
 * gone (NFD has by then taken the hamza off أ إ آ ؤ ئ). Keep in step with docs/architecture.md, Search.
 */
const letterVariants: Readonly<Record<string, string>> = {
  ...mapEach('ٱ', 'ا'),
  ...mapEach('ىیێې', 'ي'),
  ...mapEach('ۆۇۈۋ', 'و'),
  ...mapEach('کڪگ', 'ك'),
  ...mapEach('ةەھہ', 'ه'),
  ...mapEach('ڕ', 'ر'),
  ...mapEach('ڵ', 'ل'),
  ...mapEach('پ', 'ب'),
  ...mapEach('چ', 'ج'),
  ...mapEach('ژ', 'ز'),
  ...mapEach('ڤ', 'ف'),
  ...mapEach('ı', 'i'),
  ß: 'ss',
};

function mapEach(letters: string, letter: string): Record<string, string> {
  return Object.fromEntries(Array.from(letters, (one) => [one, letter]));
}

const variantPattern = new RegExp(`[${Object.keys(letterVariants).join('')}]`, 'g');
/** Vowel marks and accents, tatweel, and what is invisible: zero-width joiners, bidi marks. */
const ignoredCharacters = /[\p{M}\p{Cf}\u0640]/gu;
const nonWordCharacters = /[^\p{L}\p{N}]+/gu;

/**
 * The words of a text in the form in which they are compared, one space between them: letter variants,
 * case, accents and digit sets made one, punctuation gone.
 */
export function fold(text: string): string {
  return toLatinDigits(text.normalize('NFKC').toLowerCase().normalize('NFD'))
    .replace(ignoredCharacters, '')
    .replace(variantPattern, (letter) => letterVariants[letter] ?? letter)
    .replace(/وو+/g, 'و')
    .replace(nonWordCharacters, ' ')
    .trim();
}

/** What Arabic writes together with the word after it: the article, "and", and both with each other. */
export const attachedPrefixes = ['و', 'ال', 'وال', 'بال', 'لل'] as const;

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
