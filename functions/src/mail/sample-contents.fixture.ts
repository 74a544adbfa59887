import { cities } from '@qaysari/contract/listing/catalogue';
import type { Language } from '@qaysari/contract/shared/languages';
import { mailText } from '../platform/texts.ts';
import type { MailContent, MailedListing } from './content.ts';
import { mailKinds, type MailKind } from './record.ts';
import type { UnsubscribeLinks } from './unsubscribe.ts';

const origin = 'https://qaysari.example';
const secret = 'b2-QvT9kXw4mZ8rLs1YpNc7HdJfGaEoUi3tK5x6V0yM';

/** Signs that HTML must escape. */
const titles: Readonly<Record<Language, readonly [string, string, string]>> = {
  en: ['Bakery & café in Erbil, <b>fully equipped</b>', 'Car wash', 'Pharmacy'],
  ar: ['مخبز ومقهى في أربيل، <b>مجهّز</b> & جاهز', 'مغسلة سيارات', 'صيدلية'],
  ku: ['نانەواخانە و کافێ لە هەولێر، <b>ئامادە</b> & تەواو', 'شۆردنی ئۆتۆمبێل', 'دەرمانخانە'],
};
const names = { en: 'Sara', ar: 'زينب', ku: 'هێمن' };
const partners = { en: 'Omar Hasan', ar: 'عمر حسن', ku: 'ئازاد ڕەسوڵ' };
const notes = {
  en: 'The pictures show another business.\nPlease add pictures of your own.',
  ar: 'تُظهر الصور مشروعاً آخر.\nيرجى إضافة صور من مشروعك.',
  ku: 'وێنەکان کاروبارێکی تر پیشان دەدەن.\nتکایە وێنەی کاروبارەکەی خۆت زیاد بکە.',
};
const quotes = {
  en: 'Is it still for sale? I’d like to see it on Sunday.',
  ar: 'هل ما زال معروضاً؟ أودّ أن أراه يوم الأحد.',
  ku: 'هێشتا ماوە؟ دەمەوێت ڕۆژی یەکشەممە بیبینم.',
};

type Filled = Partial<Omit<MailContent, 'kind' | 'language' | 'to' | 'name'>>;

/** A mail of this kind as its trigger fills it. */
export function sampleContent(kind: MailKind, language: Language): MailContent {
  const isUnknown = !greeted.has(kind);
  const name = isUnknown ? '' : names[language];
  return { kind, language, to: 'sara@example.com', name, ...filledOf(kind, language) };
}

/** All kinds, some of them with what else they may say. */
export function sampleContents(language: Language): MailContent[] {
  return [
    ...mailKinds.map((kind) => sampleContent(kind, language)),
    { ...sampleContent('measureTaken', language), parts: ['warn', 'rule', 'reason'] },
    { ...sampleContent('measureTaken', language), parts: ['lockOut', 'rule', 'reason'] },
    { ...sampleContent('objectionAnswered', language), parts: ['confirmed'] },
    { ...sampleContent('reportDecided', language), parts: ['notUpheld'] },
    { ...sampleContent('reportDecided', language), parts: ['reversed'] },
    { ...sampleContent('stillForSale', language), asked: { count: 1, titles: ['Car wash'] } },
  ];
}

/** Mails to addresses that are known to be the person's. */
const greeted: ReadonlySet<MailKind> = new Set(
  mailKinds.filter(
    (kind) =>
      ![
        ...['accountDeleted', 'changeEmailCode', 'newsletterAlready', 'newsletterConfirm'],
        ...['staffDigest', 'verifyEmail'],
      ].includes(kind),
  ),
);

const pageOf = (language: Language, path: string) => ({ link: `${origin}/${language}/${path}` });

function filledOf(kind: MailKind, language: Language): Filled {
  const filled: Readonly<Record<MailKind, Filled>> = {
    ...ofAccounts(language),
    ...ofDecisions(language),
    ...ofNews(language),
  };
  return filled[kind];
}

/** What is in mails about an account. */
function ofAccounts(language: Language) {
  const page = (path: string) => pageOf(language, path);
  return {
    accountDeleted: {},
    alreadyRegistered: page('sign-in'),
    changeEmailCode: { code: '012345' },
    dataReady: page(`your-data?code=${secret}`),
    emailChanged: page(`undo-email-change?code=${secret}`),
    emailRestored: page('forgot-password'),
    emailTakenBack: {},
    passwordChanged: page('forgot-password'),
    phoneMoved: page('my-account/settings'),
    resetCode: {
      code: '012345',
      ...page(`forgot-password#token=${secret}&email=sara%40example.com`),
    },
    verifyEmail: {
      ...page(`verify-email?code=${secret}&from=%2Fen%2Fads%2Fx7Kq2`),
      parts: ['profile'],
    },
  } as const;
}

/** What is in mails about what our team decides. */
function ofDecisions(language: Language) {
  const page = (path: string) => pageOf(language, path);
  const [title] = titles[language];
  const note = notes[language];
  const about = { title: mailText('decidedAbout.listing', language, { title }) };
  const ad = { title, ...page('ads/x7Kq2') };
  const profile = { title, ...page('my-account/investor') };
  const decision = { ...about, ...page(`decision?code=${secret}`), note };
  return {
    investorApproved: profile,
    investorIncomplete: { title, ...page('my-account/settings'), parts: ['profile', 'terms'] },
    investorRejected: { ...profile, note, parts: ['reason'] },
    listingApproved: ad,
    listingIncomplete: { title, ...page('my-account/settings'), parts: ['profile', 'terms'] },
    listingRejected: { title, ...page('edit-ad/x7Kq2'), note, parts: ['reason'] },
    measureTaken: {
      ...{ ...decision, rule: mailText('rules.notTheirs', language) },
      parts: ['takeDown', 'rule', 'reason'],
    },
    objectionAnswered: { ...decision, parts: ['reversed', 'reason'] },
    partnerLockedOut: { ...page('my-account/inbox/omar'), messages: { from: partners[language] } },
    reportDecided: {
      ...{ title, number: 'R-4821', ...page('my-account/my-reports') },
      parts: ['upheld'],
    },
  } as const;
}

/** What is in mails that tell of something new, or ask. */
function ofNews(language: Language) {
  const page = (path: string) => pageOf(language, path);
  const [title, second, third] = titles[language];
  return {
    cheaperFavorites: {
      ...{ ...page('my-account/my-favorites'), title, count: 2 },
      listings: [listing(title, language, 'cheaper'), listing(second, language, 'cheaper')],
      unsubscribe: leave(language, 'cheaper'),
    },
    newsletterAlready: { unsubscribe: leave(language, 'news') },
    newsletterConfirm: {
      ...page(`newsletter?code=${secret}`),
      unsubscribe: leave(language, 'news'),
    },
    searchAlert: {
      ...page('ads?category=restaurants_cafes&location=erbil&sort=latest'),
      ...{ title: second, count: 12 },
      parts: ['more'],
      listings: [
        listing(title, language, 'new'),
        listing(second, language, 'back'),
        listing(third, language, 'cheaper'),
      ],
      unsubscribe: leave(language, 'search'),
    },
    staffDigest: {
      ...{ count: 9, listings: [entry(title, language), entry(second, language)] },
      link: `${origin}/console/reviews`,
      parts: ['rate', 'more'],
    },
    stillForSale: {
      ...page(`still-for-sale?code=${secret}`),
      asked: { count: 3, titles: titles[language] },
      unsubscribe: leave(language, 'sales'),
    },
    unreadMessages: {
      ...{ title, ...page('my-account/inbox/omar') },
      messages: { from: partners[language], count: 3, quote: quotes[language] },
      parts: ['about', 'quote'],
      unsubscribe: leave(language, 'messages'),
    },
  } as const;
}

function listing(
  title: string,
  language: Language,
  reason: 'new' | 'back' | 'cheaper',
): MailedListing {
  const news = mailText(`alert.${reason}` as const, language, { before: '$18,000' });
  const facts = ['$15,000', cities.erbil[language], news].join(' · ');
  return { title, facts, link: `${origin}/${language}/ads/x7Kq2` };
}

function entry(title: string, language: Language): MailedListing {
  const kind = mailText('staffDigest.queues.newAds', language);
  const age = mailText('staffDigest.hours', language, {}, 30);
  const picture = (number: string) => mailText('staffDigest.picture', language, { number });
  return {
    ...{ title, facts: [kind, names[language], age].join(' · ') },
    link: `${origin}/${language}/review#token=${secret}`,
    links: [
      { words: mailText('staffDigest.decide', language), link: `${origin}/console/listing~x7Kq2` },
      { words: picture('1'), link: `${origin}/media/listings/x7Kq2/a-1280.webp` },
      { words: picture('2'), link: `${origin}/media/listings/x7Kq2/b-1280.webp` },
    ],
  };
}

function leave(language: Language, of: string): UnsubscribeLinks {
  return {
    page: `${origin}/${language}/unsubscribe?code=${secret}&of=${of}`,
    oneClick: `${origin}/api/mail/unsubscribe?token=${secret}`,
  };
}
