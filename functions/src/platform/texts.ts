import type { TextRef } from '@qaysari/contract/failure';
import { interpolation } from '@qaysari/contract/isolate';
import type { Language } from '@qaysari/contract/languages';
import type { ErrorKey, MessageKey } from '@qaysari/contract/locale-keys';
import { createInstance } from 'i18next';
import arArchive from '../../../locales/ar/archive.json' with { type: 'json' };
import ar from '../../../locales/ar/errors.json' with { type: 'json' };
import enArchive from '../../../locales/en/archive.json' with { type: 'json' };
import en from '../../../locales/en/errors.json' with { type: 'json' };
import arMails from '../../../locales/ar/mails.json' with { type: 'json' };
import arMessages from '../../../locales/ar/messages.json' with { type: 'json' };
import arPhrases from '../../../locales/ar/phrases.json' with { type: 'json' };
import enMails from '../../../locales/en/mails.json' with { type: 'json' };
import enMessages from '../../../locales/en/messages.json' with { type: 'json' };
import enPhrases from '../../../locales/en/phrases.json' with { type: 'json' };
import kuArchive from '../../../locales/ku/archive.json' with { type: 'json' };
import ku from '../../../locales/ku/errors.json' with { type: 'json' };
import kuMails from '../../../locales/ku/mails.json' with { type: 'json' };
import kuMessages from '../../../locales/ku/messages.json' with { type: 'json' };
import kuPhrases from '../../../locales/ku/phrases.json' with { type: 'json' };

const texts = createInstance({
  resources: {
    ar: {
      archive: arArchive,
      errors: ar,
      mails: arMails,
      messages: arMessages,
      phrases: arPhrases,
    },
    en: {
      archive: enArchive,
      errors: en,
      mails: enMails,
      messages: enMessages,
      phrases: enPhrases,
    },
    ku: {
      archive: kuArchive,
      errors: ku,
      mails: kuMails,
      messages: kuMessages,
      phrases: kuPhrases,
    },
  },
  defaultNS: 'errors',
  fallbackLng: 'en',
  initAsync: false,
  interpolation,
});
void texts.init();

/** Latin digits with commas, in every language (docs/specification/language.md#l3). */
const numbers = new Intl.NumberFormat('en-US');

/** An error text with its placeholders filled. `count` selects the plural form. */
export function errorText({ key, params = {} }: TextRef, language: Language): string {
  const replace = Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'number' ? numbers.format(value) : value,
    ]),
  );
  const { count } = params;
  const options = { lng: language, replace };
  return typeof count === 'number' ? texts.t(key, { ...options, count }) : texts.t(key, options);
}

/** The text of a successful response. */
export function successText(key: MessageKey, language: Language): string {
  return texts.t(key, { lng: language, ns: 'messages' });
}

/** A text of `phrases.json`: what a message without typed text says. */
export function messageText(
  key: keyof typeof enPhrases,
  language: Language,
  params: Readonly<Record<string, string>> = {},
): string {
  return texts.t(key, { lng: language, ns: 'phrases', replace: params });
}

/**
 * A text of `mails.json` with its placeholders filled; undefined when this kind of mail has no such part.
 */
export function mailText(
  key: string,
  language: Language,
  params: Readonly<Record<string, string>> = {},
  count?: number,
): string | undefined {
  const replace = count === undefined ? params : { ...params, count: numbers.format(count) };
  const options = { lng: language, ns: 'mails', replace, ...(count !== undefined && { count }) };
  return texts.exists(key, options) ? texts.t(key, options) : undefined;
}

/** A text of `archive.json`: the words in the archive with somebody's data. */
export function archiveText(key: keyof typeof enArchive, language: Language): string {
  return texts.t(key, { lng: language, ns: 'archive' });
}

/** Whether a text is a key of `errors.json`. */
export function isErrorKey(text: string): text is ErrorKey {
  return Object.hasOwn(en, text) || Object.hasOwn(en, `${text}_other`);
}

/** Errors for staff, who read them in the Firestore console: one per line, in Arabic and English. */
export function staffText(problems: readonly TextRef[]): string {
  return problems.map((each) => `${errorText(each, 'ar')} — ${errorText(each, 'en')}`).join('\n');
}
