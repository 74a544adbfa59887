import { interpolation, type Language } from '@qaysari/contract/shared/languages';
import { createInstance, type TFunction } from 'i18next';
import { texts as ar } from '../i18n/texts-ar.ts';
import { texts as en } from '../i18n/texts-en.ts';
import { texts as ku } from '../i18n/texts-ku.ts';
import arPages from '../../../locales/ar/pages.json';
import enPages from '../../../locales/en/pages.json';
import kuPages from '../../../locales/ku/pages.json';

const texts = createInstance({
  resources: {
    ar: { ...ar, pages: arPages },
    en: { ...en, pages: enPages },
    ku: { ...ku, pages: kuPages },
  },
  fallbackLng: false,
  defaultNS: 'common',
  initAsync: false,
  interpolation,
});
void texts.init();

/** The texts of the site in a language; `t('key')` is one of the first of these files. */
export function textsIn<Namespace extends 'ad' | 'ads' | 'common' | 'home' | 'pages'>(
  language: Language,
  namespace: Namespace,
): TFunction<Namespace> {
  return texts.getFixedT(language, namespace);
}
