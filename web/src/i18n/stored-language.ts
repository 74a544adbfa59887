import type { Language } from '@qaysari/contract/languages';
import { preferredLanguage } from './language-path.ts';

/** docs/specification/language.md#l2 */
const storageKey = 'i18nextLng';

function read(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

/** The language for an address that names none. */
export function languageForVisitor(): Language {
  return preferredLanguage(read(), navigator.languages);
}

/** Remembers the language on this device. */
export function storeLanguage(language: Language): void {
  try {
    localStorage.setItem(storageKey, language);
  } catch {
    // Private windows may refuse storage: the address still carries the language.
  }
}
