const plainNumber = /^[\d.,:]*$/;

/**
 * Isolates (U+2068, U+2069) what is inserted into a sentence, so that words of either direction do not reorder it.
 * Each line alone: the end of a line ends an isolate. A plain number keeps its place by itself.
 */
export function isolate(inserted: string): string {
  if (plainNumber.test(inserted)) return inserted;
  return inserted.replace(/[^\r\n]+/g, (line) => `\u2068${line}\u2069`);
}

/**
 * How i18next fills the texts in `locales`: `{{name}}` is isolated, and `{{- name}}` is not, for addresses and titles
 * of tabs. Texts go into JSON and React, which need no HTML escaping.
 */
export const interpolation = { escapeValue: true, escape: isolate } as const;

/**
 * The interface languages, and the only source of their direction. Kurdish means Sorani in Arabic script.
 * Libraries treat `ku` as Kurmanji in Latin script and return left-to-right, so we never ask them
 * (docs/specification/language.md#l1).
 */
export const languages = {
  en: { htmlLang: 'en', dir: 'ltr', uiLocale: 'en-US', nativeName: 'English', shortName: 'EN' },
  ar: { htmlLang: 'ar', dir: 'rtl', uiLocale: 'ar-IQ', nativeName: 'العربية', shortName: 'AR' },
  ku: { htmlLang: 'ckb', dir: 'rtl', uiLocale: 'ckb-IQ', nativeName: 'کوردی', shortName: 'KU' },
} as const;

export type Language = keyof typeof languages;

/** In the order of the language menu; the default is first. */
export const languageCodes: readonly Language[] = ['ar', 'ku', 'en'];

/** Language of the site when it cannot be detected (docs/specification/language.md#l2). */
export const defaultLanguage: Language = 'ar';

/** Language of API texts without `Accept-Language` (docs/specification/language.md#l2). */
export const defaultApiLanguage: Language = 'en';

export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && Object.hasOwn(languages, value);
}

/** What separates the items of a list in a text. */
export function commaOf(language: string): string {
  return language === 'en' ? ', ' : '، ';
}
