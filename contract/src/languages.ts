/**
 * The interface languages, and the only source of their direction.
 * Kurdish here is Sorani in Arabic script: libraries take `ku` for Latin-script Kurmanji
 * and answer left-to-right, so none is ever asked (docs/specification/language.md#l1).
 */
export const languages = {
  en: { htmlLang: 'en', dir: 'ltr', uiLocale: 'en-US', nativeName: 'English', shortName: 'EN' },
  ar: { htmlLang: 'ar', dir: 'rtl', uiLocale: 'ar-IQ', nativeName: 'العربية', shortName: 'AR' },
  ku: { htmlLang: 'ckb', dir: 'rtl', uiLocale: 'ckb-IQ', nativeName: 'کوردی', shortName: 'KU' },
} as const;

export type Language = keyof typeof languages;

/** In the order of the language menu: the default first. */
export const languageCodes: readonly Language[] = ['ar', 'ku', 'en'];

/** Shown to people whose language is unknown (docs/specification/language.md#l2). */
export const defaultLanguage: Language = 'ar';

/** Language of API texts when a caller names none (docs/specification/language.md#l2). */
export const defaultApiLanguage: Language = 'en';

export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && Object.hasOwn(languages, value);
}
