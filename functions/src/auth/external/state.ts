import { defaultLanguage, isLanguage, type Language } from '@qaysari/contract/languages';

/**
 * The `state` that goes to the provider and comes back: a secret, and the language of the page from
 * which somebody went, so that they come back to that one even when we no longer know of them.
 */
export function createState(language: Language, secret: string): string {
  return `${language}.${secret}`;
}

/** The default for whatever is no state of ours. */
export function readLanguage(state: string): Language {
  const language = state.split('.', 1)[0];
  return isLanguage(language) ? language : defaultLanguage;
}
