/** Letters that Sorani has and Arabic has not. */
const soraniLetters = /[ێۆڕڵڤەھ]/;
// Digits belong to scripts too, and say nothing about the language.
const arabicLetter = /(?=\p{L})\p{Script=Arabic}/gu;
const latinLetter = /\p{Script=Latin}/gu;

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

/** The direction of most letters of a text. Undefined for a text without letters. */
export function textDirection(text: string): 'ltr' | 'rtl' | undefined {
  const arabic = text.match(arabicLetter)?.length ?? 0;
  const latin = text.match(latinLetter)?.length ?? 0;
  if (arabic + latin === 0) return undefined;
  return arabic >= latin ? 'rtl' : 'ltr';
}
