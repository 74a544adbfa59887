import { isLanguage, defaultLanguage, type Language } from '@qaysari/contract/languages';
import { firstSegments } from '../lib/routes/routes.ts';

const languageShape = /^[a-z]{2}(-[a-z0-9]{2,8})*$/i;

/** Whether a first segment stands where a language should, without being one of ours or a page. */
function isWrongLanguage(segment: string, next = ''): boolean {
  return !firstSegments.has(segment) && (languageShape.test(segment) || firstSegments.has(next));
}

/** The language a path begins with, or undefined. */
export function languageOfPath(pathname: string): Language | undefined {
  const first = pathname.split('/')[1];
  return isLanguage(first) ? first : undefined;
}

/** The same path in another language. The path must begin with a language. */
export function pathInLanguage(pathname: string, language: Language): string {
  const [, , ...rest] = pathname.split('/');
  return ['', language, ...rest].join('/');
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
