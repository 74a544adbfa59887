/** Letters that Sorani has and Arabic has not. */
const soraniLetters = /[ێۆڕڵڤەھ]/;
// Digits belong to scripts too, and say nothing about the language.
const arabicLetter = /(?=\p{L})\p{Script=Arabic}/u;
const latinLetter = /\p{Script=Latin}/u;

export type TextLanguage = 'ckb' | 'ar' | 'en';

/**
 * Guesses the language of what somebody wrote, as the value of `lang`: for screen readers, fonts and line
 * breaks. The first letters decide, as they do for the direction. Undefined for a text without letters.
 */
export function textLanguage(text: string): TextLanguage | undefined {
  const arabic = text.search(arabicLetter);
  const latin = text.search(latinLetter);
  if (arabic === -1 && latin === -1) return undefined;
  if (arabic === -1 || (latin !== -1 && latin < arabic)) return 'en';
  return soraniLetters.test(text) ? 'ckb' : 'ar';
}
