import {
  interpolation,
  isLanguage,
  languages,
  type Language,
} from '@qaysari/contract/shared/languages';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { storeLanguage } from './choose-language.ts';
import type { PageTexts } from './namespaces.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    enableSelector: false;
    resources: (typeof import('./texts-en.ts'))['texts'] & {
      account: typeof import('../../../locales/en/account.json');
      auth: typeof import('../../../locales/en/auth.json');
      data: typeof import('../../../locales/en/data.json');
      figures: typeof import('../../../locales/en/figures.json');
      inbox: typeof import('../../../locales/en/inbox.json');
      investing: typeof import('../../../locales/en/investing.json');
      investors: typeof import('../../../locales/en/investors.json');
      messages: typeof import('../../../locales/en/messages.json');
      newsletter: typeof import('../../../locales/en/newsletter.json');
      notifications: typeof import('../../../locales/en/notifications.json');
      unsubscribe: typeof import('../../../locales/en/unsubscribe.json');
      own: typeof import('../../../locales/en/own.json');
      pages: typeof import('../../../locales/en/pages.json');
      phrases: typeof import('../../../locales/en/phrases.json');
      price: typeof import('../../../locales/en/price.json');
      poster: typeof import('../../../locales/en/poster.json');
      publish: typeof import('../../../locales/en/publish.json');
      recovery: typeof import('../../../locales/en/recovery.json');
      reports: typeof import('../../../locales/en/reports.json');
      review: typeof import('../../../locales/en/review.json');
      searches: typeof import('../../../locales/en/searches.json');
    };
  }
}

type Bundle = Record<string, unknown>;

const commonTexts = import.meta.glob<Record<string, Bundle>>('./texts-*.ts', { import: 'texts' });

/** Texts that are loaded with the first page that needs them. */
const pageTexts = import.meta.glob<Bundle>(
  './*/{account,auth,data,figures,inbox,investing,investors,messages,newsletter,notifications,own,pages,phrases,poster,price,publish,recovery,reports,review,searches,unsubscribe}.json',
  { base: '../../../locales', import: 'default' },
);

/** Namespaces that were requested so far, in any language. */
const wanted = new Set<PageTexts>();

void i18next.use(initReactI18next).init({
  resources: {},
  fallbackLng: false,
  defaultNS: 'common',
  interpolation,
  react: { useSuspense: false },
});

/** Loads a language's texts, shows the page in it and remembers it. */
export async function switchLanguage(language: Language): Promise<void> {
  // The page's texts must be loaded before the language changes.
  await loadTexts(language, [...wanted]);
  await i18next.changeLanguage(language);
  const { htmlLang, dir } = languages[language];
  const page = document.documentElement;
  // Setting the same again would compute the styles of the whole page anew.
  if (page.lang !== htmlLang) page.lang = htmlLang;
  if (page.dir !== dir) page.dir = dir;
  storeLanguage(language);
}

/** Loads the texts of every page, and those of some. */
export async function loadTexts(
  language: Language,
  namespaces: readonly PageTexts[],
): Promise<void> {
  if (!i18next.hasResourceBundle(language, 'common')) {
    const texts = await commonTexts[`./texts-${language}.ts`]?.();
    for (const [namespace, bundle] of Object.entries(texts ?? {})) {
      i18next.addResourceBundle(language, namespace, bundle);
    }
  }
  await loadMoreTexts(language, namespaces);
}

/** Loads page texts in the current language. */
export async function loadMoreTextsHere(...namespaces: PageTexts[]): Promise<void> {
  const { language } = i18next;
  if (isLanguage(language)) await loadMoreTexts(language, namespaces);
}

/** Loads page texts. */
export async function loadMoreTexts(
  language: Language,
  namespaces: readonly PageTexts[],
): Promise<void> {
  for (const name of namespaces) wanted.add(name);
  const missing = namespaces.filter((name) => !i18next.hasResourceBundle(language, name));
  await Promise.all(
    missing.map(async (name) => {
      const bundle = await pageTexts[`./${language}/${name}.json`]?.();
      i18next.addResourceBundle(language, name, bundle);
    }),
  );
}
