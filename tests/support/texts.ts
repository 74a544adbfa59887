import type { Language } from '@qaysari/contract/shared/languages';
import accountAr from '../../locales/ar/account.json' with { type: 'json' };
import accountEn from '../../locales/en/account.json' with { type: 'json' };
import accountKu from '../../locales/ku/account.json' with { type: 'json' };
import adAr from '../../locales/ar/ad.json' with { type: 'json' };
import adEn from '../../locales/en/ad.json' with { type: 'json' };
import adKu from '../../locales/ku/ad.json' with { type: 'json' };
import adsAr from '../../locales/ar/ads.json' with { type: 'json' };
import adsEn from '../../locales/en/ads.json' with { type: 'json' };
import adsKu from '../../locales/ku/ads.json' with { type: 'json' };
import authAr from '../../locales/ar/auth.json' with { type: 'json' };
import authEn from '../../locales/en/auth.json' with { type: 'json' };
import authKu from '../../locales/ku/auth.json' with { type: 'json' };
import commonAr from '../../locales/ar/common.json' with { type: 'json' };
import priceAr from '../../locales/ar/price.json' with { type: 'json' };
import commonEn from '../../locales/en/common.json' with { type: 'json' };
import priceEn from '../../locales/en/price.json' with { type: 'json' };
import commonKu from '../../locales/ku/common.json' with { type: 'json' };
import priceKu from '../../locales/ku/price.json' with { type: 'json' };
import dataAr from '../../locales/ar/data.json' with { type: 'json' };
import errorsAr from '../../locales/ar/errors.json' with { type: 'json' };
import dataEn from '../../locales/en/data.json' with { type: 'json' };
import errorsEn from '../../locales/en/errors.json' with { type: 'json' };
import dataKu from '../../locales/ku/data.json' with { type: 'json' };
import errorsKu from '../../locales/ku/errors.json' with { type: 'json' };
import failureAr from '../../locales/ar/failure.json' with { type: 'json' };
import failureEn from '../../locales/en/failure.json' with { type: 'json' };
import failureKu from '../../locales/ku/failure.json' with { type: 'json' };
import inboxAr from '../../locales/ar/inbox.json' with { type: 'json' };
import phrasesAr from '../../locales/ar/phrases.json' with { type: 'json' };
import homeAr from '../../locales/ar/home.json' with { type: 'json' };
import inboxEn from '../../locales/en/inbox.json' with { type: 'json' };
import phrasesEn from '../../locales/en/phrases.json' with { type: 'json' };
import homeEn from '../../locales/en/home.json' with { type: 'json' };
import inboxKu from '../../locales/ku/inbox.json' with { type: 'json' };
import phrasesKu from '../../locales/ku/phrases.json' with { type: 'json' };
import homeKu from '../../locales/ku/home.json' with { type: 'json' };
import investorsAr from '../../locales/ar/investors.json' with { type: 'json' };
import investingAr from '../../locales/ar/investing.json' with { type: 'json' };
import messagesAr from '../../locales/ar/messages.json' with { type: 'json' };
import investorsEn from '../../locales/en/investors.json' with { type: 'json' };
import investingEn from '../../locales/en/investing.json' with { type: 'json' };
import messagesEn from '../../locales/en/messages.json' with { type: 'json' };
import investorsKu from '../../locales/ku/investors.json' with { type: 'json' };
import investingKu from '../../locales/ku/investing.json' with { type: 'json' };
import messagesKu from '../../locales/ku/messages.json' with { type: 'json' };
import newsletterAr from '../../locales/ar/newsletter.json' with { type: 'json' };
import notificationsAr from '../../locales/ar/notifications.json' with { type: 'json' };
import unsubscribeAr from '../../locales/ar/unsubscribe.json' with { type: 'json' };
import posterAr from '../../locales/ar/poster.json' with { type: 'json' };
import ownAr from '../../locales/ar/own.json' with { type: 'json' };
import pagesAr from '../../locales/ar/pages.json' with { type: 'json' };
import newsletterEn from '../../locales/en/newsletter.json' with { type: 'json' };
import notificationsEn from '../../locales/en/notifications.json' with { type: 'json' };
import unsubscribeEn from '../../locales/en/unsubscribe.json' with { type: 'json' };
import posterEn from '../../locales/en/poster.json' with { type: 'json' };
import ownEn from '../../locales/en/own.json' with { type: 'json' };
import pagesEn from '../../locales/en/pages.json' with { type: 'json' };
import newsletterKu from '../../locales/ku/newsletter.json' with { type: 'json' };
import notificationsKu from '../../locales/ku/notifications.json' with { type: 'json' };
import unsubscribeKu from '../../locales/ku/unsubscribe.json' with { type: 'json' };
import posterKu from '../../locales/ku/poster.json' with { type: 'json' };
import ownKu from '../../locales/ku/own.json' with { type: 'json' };
import pagesKu from '../../locales/ku/pages.json' with { type: 'json' };
import publishAr from '../../locales/ar/publish.json' with { type: 'json' };
import recoveryAr from '../../locales/ar/recovery.json' with { type: 'json' };
import reportsAr from '../../locales/ar/reports.json' with { type: 'json' };
import reviewAr from '../../locales/ar/review.json' with { type: 'json' };
import publishEn from '../../locales/en/publish.json' with { type: 'json' };
import recoveryEn from '../../locales/en/recovery.json' with { type: 'json' };
import searchesAr from '../../locales/ar/searches.json' with { type: 'json' };
import searchesEn from '../../locales/en/searches.json' with { type: 'json' };
import searchesKu from '../../locales/ku/searches.json' with { type: 'json' };
import reportsEn from '../../locales/en/reports.json' with { type: 'json' };
import reviewEn from '../../locales/en/review.json' with { type: 'json' };
import publishKu from '../../locales/ku/publish.json' with { type: 'json' };
import recoveryKu from '../../locales/ku/recovery.json' with { type: 'json' };
import reportsKu from '../../locales/ku/reports.json' with { type: 'json' };
import reviewKu from '../../locales/ku/review.json' with { type: 'json' };

/** What people read, so that tests look for it as they would. */
const allTexts = {
  en: {
    account: accountEn,
    ad: adEn,
    ads: adsEn,
    auth: authEn,
    common: commonEn,
    price: priceEn,
    data: dataEn,
    errors: errorsEn,
    failure: failureEn,
    home: homeEn,
    inbox: inboxEn,
    investors: investorsEn,
    investing: investingEn,
    messages: messagesEn,
    newsletter: newsletterEn,
    notifications: notificationsEn,
    unsubscribe: unsubscribeEn,
    poster: posterEn,
    own: ownEn,
    pages: pagesEn,
    phrases: phrasesEn,
    publish: publishEn,
    recovery: recoveryEn,
    reports: reportsEn,
    review: reviewEn,
    searches: searchesEn,
  },
  ar: {
    account: accountAr,
    ad: adAr,
    ads: adsAr,
    auth: authAr,
    common: commonAr,
    price: priceAr,
    data: dataAr,
    errors: errorsAr,
    failure: failureAr,
    home: homeAr,
    inbox: inboxAr,
    investors: investorsAr,
    investing: investingAr,
    messages: messagesAr,
    newsletter: newsletterAr,
    notifications: notificationsAr,
    unsubscribe: unsubscribeAr,
    poster: posterAr,
    own: ownAr,
    pages: pagesAr,
    phrases: phrasesAr,
    publish: publishAr,
    recovery: recoveryAr,
    reports: reportsAr,
    review: reviewAr,
    searches: searchesAr,
  },
  ku: {
    account: accountKu,
    ad: adKu,
    ads: adsKu,
    auth: authKu,
    common: commonKu,
    price: priceKu,
    data: dataKu,
    errors: errorsKu,
    failure: failureKu,
    home: homeKu,
    inbox: inboxKu,
    investors: investorsKu,
    investing: investingKu,
    messages: messagesKu,
    newsletter: newsletterKu,
    notifications: notificationsKu,
    unsubscribe: unsubscribeKu,
    poster: posterKu,
    own: ownKu,
    pages: pagesKu,
    phrases: phrasesKu,
    publish: publishKu,
    recovery: recoveryKu,
    reports: reportsKu,
    review: reviewKu,
    searches: searchesKu,
  },
};

export type Texts = (typeof allTexts)['en'];

export function textsIn(language: Language): Texts {
  return allTexts[language];
}
