import { defaultLanguage, isLanguage, type Language } from '@qaysari/contract/shared/languages';

/**
 * The OAuth `state`: a secret and the language of the page. With the language in it, the user returns to
 * the right page even when the attempt has expired.
 */
export function createState(language: Language, secret: string): string {
  return `${language}.${secret}`;
}

/** The language in a `state`; the default when the API did not create it. */
export function readLanguage(state: string): Language {
  const language = state.split('.', 1)[0];
  return isLanguage(language) ? language : defaultLanguage;
}
