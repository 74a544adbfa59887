import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { languages, type Language } from '@qaysari/contract/languages';
import { storeLanguage } from './stored-language.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    enableSelector: false;
    resources: (typeof import('./texts-en.ts'))['texts'] & {
      pages: typeof import('../../../locales/en/pages.json');
    };
  }
}

const loadTexts = {
  en: () => import('./texts-en.ts'),
  ar: () => import('./texts-ar.ts'),
  ku: () => import('./texts-ku.ts'),
};

const loadPages = {
  en: () => import('../../../locales/en/pages.json'),
  ar: () => import('../../../locales/ar/pages.json'),
  ku: () => import('../../../locales/ku/pages.json'),
};

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

/** Loads the long texts of the static pages, which no other page needs. */
export async function loadPageTexts(language: Language): Promise<void> {
  if (i18next.hasResourceBundle(language, 'pages')) return;
  const { default: bundle } = await loadPages[language]();
  i18next.addResourceBundle(language, 'pages', bundle);
}
