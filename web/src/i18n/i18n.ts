import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { languages, type Language } from '@qaysari/contract/languages';
import { storeLanguage } from './stored-language.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    enableSelector: false;
    resources: (typeof import('./texts-en.ts'))['texts'] & {
      auth: typeof import('../../../locales/en/auth.json');
      messages: typeof import('../../../locales/en/messages.json');
      pages: typeof import('../../../locales/en/pages.json');
    };
  }
}

const loadTexts = {
  en: () => import('./texts-en.ts'),
  ar: () => import('./texts-ar.ts'),
  ku: () => import('./texts-ku.ts'),
};

/** Texts that come with the first page that needs them. */
const loadMore = {
  auth: {
    en: () => import('../../../locales/en/auth.json'),
    ar: () => import('../../../locales/ar/auth.json'),
    ku: () => import('../../../locales/ku/auth.json'),
  },
  messages: {
    en: () => import('../../../locales/en/messages.json'),
    ar: () => import('../../../locales/ar/messages.json'),
    ku: () => import('../../../locales/ku/messages.json'),
  },
  pages: {
    en: () => import('../../../locales/en/pages.json'),
    ar: () => import('../../../locales/ar/pages.json'),
    ku: () => import('../../../locales/ku/pages.json'),
  },
};

export type MoreTexts = keyof typeof loadMore;

void i18next.use(initReactI18next).init({
  resources: {},
  fallbackLng: false,
  defaultNS: 'common',
  interpolation: { escapeValue: false },
  react: { useSuspense: false },
});

/** Loads a language's texts, shows the page in it and remembers it. */
export async function switchLanguage(language: Language): Promise<void> {
  if (!i18next.hasResourceBundle(language, 'common')) {
    const { texts } = await loadTexts[language]();
    for (const [namespace, bundle] of Object.entries(texts)) {
      i18next.addResourceBundle(language, namespace, bundle);
    }
  }
  await i18next.changeLanguage(language);
  document.documentElement.lang = languages[language].htmlLang;
  document.documentElement.dir = languages[language].dir;
  storeLanguage(language);
}

/** Loads texts that only some pages need. */
export async function loadMoreTexts(
  language: Language,
  namespaces: readonly MoreTexts[],
): Promise<void> {
  const missing = namespaces.filter((name) => !i18next.hasResourceBundle(language, name));
  await Promise.all(
    missing.map(async (name) => {
      const { default: bundle } = await loadMore[name][language]();
      i18next.addResourceBundle(language, name, bundle);
    }),
  );
}
