import { defaultLanguage, isLanguage, type Language } from '@qaysari/contract/shared/languages';
import { readItem, writeItem } from '../lib/browser/storage.ts';
import { firstSegments } from '../lib/routes/routes.ts';
import { languageOfPath } from './language.ts';

/** Where the language detector of the specification keeps it (docs/specification/language.md#l2). */
const storageKey = 'i18nextLng';

const languageShape = /^[a-z]{2}(-[a-z0-9]{2,8})*$/i;

/** Whether a first segment is in the place of a language but is neither ours nor a page. */
function isWrongLanguage(segment: string, next = ''): boolean {
  return !firstSegments.has(segment) && (languageShape.test(segment) || firstSegments.has(next));
}

/**
 * Where an address without a valid language prefix leads (docs/specification/screens.md#s1): the same path, query and
 * hash under `language`; a segment that stands in a language's place is replaced. Undefined when nothing is to change.
 */
export function languageRedirect(
  address: { pathname: string; search: string; hash: string },
  language: Language,
): string | undefined {
  if (languageOfPath(address.pathname) !== undefined) return undefined;
  const [first = '', ...rest] = address.pathname.split('/').slice(1);
  const given = first.toLowerCase();
  const tail = isLanguage(given) || isWrongLanguage(first, rest[0]) ? rest : [first, ...rest];
  const prefix = isLanguage(given) ? given : language;
  const path = ['', prefix, ...tail]
    .join('/')
    .replace(/\/+$/, '')
    .replace(/\/{2,}/g, '/');
  return path + address.search + address.hash;
}

/** The first of the person's languages that is ours: `ckb` and `ku` are both Kurdish here. */
export function languageOfBrowser(preferred: readonly string[]): Language | undefined {
  for (const tag of preferred) {
    const code = tag.toLowerCase().split('-')[0];
    const language = code === 'ckb' ? 'ku' : code;
    if (isLanguage(language)) return language;
  }
  return undefined;
}

/** Stored language, else the browser's, else Arabic; an unknown stored value: Arabic (decision 1). */
export function preferredLanguage(stored: string | null, browser: readonly string[]): Language {
  if (stored !== null) return isLanguage(stored) ? stored : defaultLanguage;
  return languageOfBrowser(browser) ?? defaultLanguage;
}

/** The language for an address that names none. */
export function languageForVisitor(): Language {
  return preferredLanguage(readItem('localStorage', storageKey), navigator.languages);
}

/** Remembers the language on this device; where storage is refused, the address still carries it. */
export function storeLanguage(language: Language): void {
  writeItem('localStorage', storageKey, language);
}
