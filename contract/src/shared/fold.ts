/** Replaces Arabic-Indic (٠-٩) and Persian (۰-۹) digits by 0-9, and nothing else. */
export function toLatinDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) =>
    String((digit.codePointAt(0) ?? 0) & 0xf),
  );
}

/**
 * Letters that people in Iraq use for each other, in Arabic and Sorani. They apply after the marks are
 * removed (NFD has then separated the hamza of أ إ آ ؤ ئ). Keep in step with decision 10.
 */
const letterVariants: Readonly<Record<string, string>> = {
  ...mapEach('ٱ', 'ا'),
  ...mapEach('ىیێې', 'ي'),
  ...mapEach('ۆۇۈۋ', 'و'),
  ...mapEach('کڪگ', 'ك'),
  ...mapEach('ةۃەھہ', 'ه'),
  ...mapEach('ڕ', 'ر'),
  ...mapEach('ڵ', 'ل'),
  ...mapEach('پ', 'ب'),
  ...mapEach('چ', 'ج'),
  ...mapEach('ژ', 'ز'),
  ...mapEach('ڤ', 'ف'),
  ...mapEach('ظ', 'ض'),
  ...mapEach('ı', 'i'),
  ß: 'ss',
};

function mapEach(letters: string, letter: string): Record<string, string> {
  return Object.fromEntries(Array.from(letters, (one) => [one, letter]));
}

const variantPattern = new RegExp(`[${Object.keys(letterVariants).join('')}]`, 'g');

/** Vowel marks, accents, tatweel and invisible characters: zero-width joiners, bidi marks. */
const ignoredCharacters = /[\p{M}\p{Cf}\u0640]/gu;

/** Between groups of three digits: 1,200 is one number. */
const groupSeparators = /(\p{N})[,٬،](?=\p{N}{3}(?!\p{N}))/gu;

const nonWordCharacters = /[^\p{L}\p{N}]+/gu;

/**
 * Normalizes a text for comparison: its words with one space between them. Letter variants, case, accents
 * and digit sets become one; punctuation is removed.
 */
export function fold(text: string): string {
  return toLatinDigits(text.normalize('NFKC').toLowerCase().normalize('NFD'))
    .replace(ignoredCharacters, '')
    .replace(variantPattern, (letter) => letterVariants[letter] ?? letter)
    .replace(/وو+/g, 'و')
    .replace(groupSeparators, '$1')
    .replace(nonWordCharacters, ' ')
    .trim();
}
