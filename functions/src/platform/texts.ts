import { formatNumber } from '@qaysari/contract/shared/number-text';
import type { TextRef } from '@qaysari/contract/shared/failure';
import { interpolation, type Language } from '@qaysari/contract/shared/languages';
import type { ErrorKey, MailKey, MessageKey, StaffKey } from '@qaysari/contract/shared/locale-keys';
import { createInstance } from 'i18next';
import arAds from '../../../locales/ar/ads.json' with { type: 'json' };
import arArchive from '../../../locales/ar/archive.json' with { type: 'json' };
import ar from '../../../locales/ar/errors.json' with { type: 'json' };
import enAds from '../../../locales/en/ads.json' with { type: 'json' };
import enArchive from '../../../locales/en/archive.json' with { type: 'json' };
import en from '../../../locales/en/errors.json' with { type: 'json' };
import arMails from '../../../locales/ar/mails.json' with { type: 'json' };
import arMessages from '../../../locales/ar/messages.json' with { type: 'json' };
import arPhrases from '../../../locales/ar/phrases.json' with { type: 'json' };
import arStaff from '../../../locales/ar/staff.json' with { type: 'json' };
import enMails from '../../../locales/en/mails.json' with { type: 'json' };
import enMessages from '../../../locales/en/messages.json' with { type: 'json' };
import enPhrases from '../../../locales/en/phrases.json' with { type: 'json' };
import enStaff from '../../../locales/en/staff.json' with { type: 'json' };
import kuAds from '../../../locales/ku/ads.json' with { type: 'json' };
import kuArchive from '../../../locales/ku/archive.json' with { type: 'json' };
import ku from '../../../locales/ku/errors.json' with { type: 'json' };
import kuMails from '../../../locales/ku/mails.json' with { type: 'json' };
import kuMessages from '../../../locales/ku/messages.json' with { type: 'json' };
import kuPhrases from '../../../locales/ku/phrases.json' with { type: 'json' };
import kuStaff from '../../../locales/ku/staff.json' with { type: 'json' };

const texts = createInstance({
  resources: {
    ar: {
      ads: arAds,
      archive: arArchive,
      errors: ar,
      mails: arMails,
      messages: arMessages,
      phrases: arPhrases,
      staff: arStaff,
    },
    en: {
      ads: enAds,
      archive: enArchive,
      errors: en,
      mails: enMails,
      messages: enMessages,
      phrases: enPhrases,
      staff: enStaff,
    },
    ku: {
      ads: kuAds,
      archive: kuArchive,
      errors: ku,
      mails: kuMails,
      messages: kuMessages,
      phrases: kuPhrases,
      staff: kuStaff,
    },
  },
  defaultNS: 'errors',
  fallbackLng: 'en',
  initAsync: false,
  interpolation,
});
void texts.init();

/** A text for staff with the values for its placeholders. */
export type StaffTextRef = Pick<TextRef, 'params'> & { key: StaffKey };

/** An error text with its placeholders filled. `count` selects the plural form. */
export function errorText({ key, params = {} }: TextRef, language: Language): string {
  const options = { lng: language, replace: readable(params) };
  const { count } = params;
  return typeof count === 'number' ? texts.t(key, { ...options, count }) : texts.t(key, options);
}

function readable(params: NonNullable<TextRef['params']>): Record<string, string> {
  const values = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'number' ? formatNumber(value) : value,
  ]);
  return Object.fromEntries(values) as Record<string, string>;
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

/** A text of `mails.json` with its placeholders filled. */
export function mailText(
  key: MailKey,
  language: Language,
  params?: Readonly<Record<string, string>>,
  count?: number,
): string {
  return mailPart(key, language, params, count) ?? '';
}

/** The same; undefined when this kind of mail has no such part. */
export function mailPart(
  key: string,
  language: Language,
  params: Readonly<Record<string, string>> = {},
  count?: number,
): string | undefined {
  const replace = count === undefined ? params : { ...params, count: formatNumber(count) };
  const options = { lng: language, ns: 'mails', replace, ...(count !== undefined && { count }) };
  return texts.exists(key, options) ? texts.t(key, options) : undefined;
}

/** A text of `ads.json`, which the list of ads has too. */
export function adsText(
  key:
    | 'title'
    | `searched.${keyof typeof enAds.searched}`
    | `chips.${'between' | 'from' | 'upTo' | 'minProfit' | 'maxRent'}`,
  language: Language,
  params: Readonly<Record<string, string>> = {},
): string {
  return texts.t(key, { lng: language, ns: 'ads', replace: params });
}

/** How many categories, cities or months of profit a search names, in words. */
export function adsCount(
  key: 'filter.categories' | 'filter.locations' | 'chips.profitMonths',
  language: Language,
  count: number,
): string {
  return texts.t(key, { lng: language, ns: 'ads', count });
}

/** A text of `archive.json`: the words in the archive with somebody's data. */
export function archiveText(key: keyof typeof enArchive, language: Language): string {
  return texts.t(key, { lng: language, ns: 'archive' });
}

/** Whether a text is a key of `errors.json`. */
export function isErrorKey(text: string): text is ErrorKey {
  return Object.hasOwn(en, text) || Object.hasOwn(en, `${text}_other`);
}

/** Texts of `staff.json`, who read them in the Firestore console: one per line, in Arabic and English. */
export function staffText(problems: readonly StaffTextRef[]): string {
  const say = ({ key, params = {} }: StaffTextRef, lng: Language) =>
    texts.t(key, { lng, ns: 'staff', replace: readable(params) });
  return problems.map((each) => `${say(each, 'ar')} — ${say(each, 'en')}`).join('\n');
}

/** A ready sentence of `staff.json`, which the owner of an ad reads. */
export function sentenceText(key: StaffKey, language: Language): string {
  return texts.t(key, { lng: language, ns: 'staff' });
}
