import type { Language } from '@qaysari/contract/languages';
import adAr from '../../locales/ar/ad.json' with { type: 'json' };
import adEn from '../../locales/en/ad.json' with { type: 'json' };
import adKu from '../../locales/ku/ad.json' with { type: 'json' };
import adsAr from '../../locales/ar/ads.json' with { type: 'json' };
import adsEn from '../../locales/en/ads.json' with { type: 'json' };
import adsKu from '../../locales/ku/ads.json' with { type: 'json' };
import commonAr from '../../locales/ar/common.json' with { type: 'json' };
import commonEn from '../../locales/en/common.json' with { type: 'json' };
import commonKu from '../../locales/ku/common.json' with { type: 'json' };
import homeAr from '../../locales/ar/home.json' with { type: 'json' };
import homeEn from '../../locales/en/home.json' with { type: 'json' };
import homeKu from '../../locales/ku/home.json' with { type: 'json' };
import pagesAr from '../../locales/ar/pages.json' with { type: 'json' };
import pagesEn from '../../locales/en/pages.json' with { type: 'json' };
import pagesKu from '../../locales/ku/pages.json' with { type: 'json' };

/** What people read, so that tests look for it as they would. */
const allTexts = {
  en: { ad: adEn, ads: adsEn, common: commonEn, home: homeEn, pages: pagesEn },
  ar: { ad: adAr, ads: adsAr, common: commonAr, home: homeAr, pages: pagesAr },
  ku: { ad: adKu, ads: adsKu, common: commonKu, home: homeKu, pages: pagesKu },
};

export type Texts = (typeof allTexts)['en'];

export function textsIn(language: Language): Texts {
  return allTexts[language];
}
