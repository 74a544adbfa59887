import type { Language } from '@qaysari/contract/languages';
import type { ErrorKey } from '@qaysari/contract/locale-keys';
import { createInstance } from 'i18next';
import ar from '../../../locales/ar/errors.json' with { type: 'json' };
import en from '../../../locales/en/errors.json' with { type: 'json' };
import ku from '../../../locales/ku/errors.json' with { type: 'json' };
import type { TextRef } from './api-error.ts';

const texts = createInstance({
  resources: { ar: { errors: ar }, en: { errors: en }, ku: { errors: ku } },
  defaultNS: 'errors',
  fallbackLng: 'en',
  initAsync: false,
  // Texts go into JSON, where nothing needs escaping.
  interpolation: { escapeValue: false },
});
void texts.init();

/** Latin digits with thousands commas, in every language (decisions: Language). */
const numbers = new Intl.NumberFormat('en-US');

/** The text in that language, its placeholders filled. */
export function textOf(ref: TextRef, language: Language): string {
  const replace = Object.fromEntries(
    Object.entries(ref.params ?? {}).map(([name, value]) => [
      name,
      typeof value === 'number' ? numbers.format(value) : value,
    ]),
  );
  return texts.t(ref.key, { lng: language, replace });
}

/** Whether a text names one of the error texts. */
export function isErrorKey(text: string): text is ErrorKey {
  return Object.hasOwn(en, text);
}
