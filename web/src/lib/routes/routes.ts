import type { Language } from '@qaysari/contract/shared/languages';
import type { PageTexts } from '../../i18n/namespaces.ts';

interface Route {
  /** Below the language. `:id` is a placeholder for one segment. */
  path: string;
  /** `main`: header and footer; `account`: these and the account's sidebar; `card`: one card and little else. */
  layout: 'main' | 'account' | 'card';
  /** The people who may open it; omitted: everybody. */
  access?: 'members' | 'visitors';
  /** Texts to load beside those of every page. */
  texts?: readonly PageTexts[];
  /** The page of the account menu that it belongs to. */
  within?: string;
}

const account = { layout: 'account', access: 'members', texts: ['account'] } as const;
const ownListings = { ...account, texts: ['account', 'own'] } as const;
const security = { ...account, within: 'privacyAndSecurity' } as const;
const messages = { ...account, texts: ['account', 'inbox', 'phrases'] } as const;
const investors = { layout: 'main', access: 'members', texts: ['investors'] } as const;
const publish = { layout: 'main', access: 'members', texts: ['figures', 'publish'] } as const;
const reading = { layout: 'main', texts: ['pages'] } as const;
const signing = { layout: 'card', texts: ['auth', 'messages'] } as const;
const recovery = { layout: 'card', texts: ['auth', 'messages', 'recovery'] } as const;

/**
 * Every page of the site (docs/specification/screens.md#s2). Addresses, router, language redirects and the pages of the
 * accessibility tests are derived from this table.
 */
export const routes = {
  home: { path: '', layout: 'main' },
  listings: { path: 'ads', layout: 'main' },
  listing: { path: 'ads/:id', layout: 'main', texts: ['figures'] },
  /** `:id` names a category, a city or both (contract/src/listing/landing.ts). */
  landing: { path: 'browse/:id', layout: 'main' },
  /** A sheet to print. */
  poster: { path: 'ads/:id/poster', layout: 'main', texts: ['figures', 'poster'] },
  /** `:id` is a member: their ads that are for sale. */
  ownerListings: { path: 'owners/:id', layout: 'main' },
  /** The query field `listing` names an own ad: then only investors that it fits. */
  investors: { path: 'investors', ...investors },
  investorDetails: { path: 'investors/:id', ...investors },
  /** For our team: what waits for a decision. The hash holds the secret of the link. */
  review: { path: 'review', layout: 'main', texts: ['figures', 'investors', 'review'] },
  createListing: { path: 'create-ad', ...publish },
  editListing: { path: 'edit-ad/:id', ...publish },

  myListings: { path: 'my-account/my-ads', ...ownListings },
  myFavorites: { path: 'my-account/my-favorites', ...ownListings },
  savedSearches: {
    path: 'my-account/saved-searches',
    ...account,
    texts: ['account', 'searches'],
  },
  inbox: { path: 'my-account/inbox', ...messages, texts: [...messages.texts, 'notifications'] },
  /** `:id` is the other person. The query field `listing` names the ad that a conversation begins from. */
  conversation: { path: 'my-account/inbox/:id', ...messages, within: 'inbox' },
  findAnInvestor: {
    path: 'my-account/find-an-investor',
    ...account,
    texts: ['account', 'investors'],
  },
  /** For investors: their own profile. */
  investor: {
    path: 'my-account/investor',
    ...account,
    texts: ['account', 'investing', 'investors'],
  },
  settings: {
    path: 'my-account/settings',
    ...account,
    texts: ['account', 'notifications', 'recovery'],
  },
  privacyAndSecurity: { path: 'my-account/privacy-and-security', ...account },
  privacyInfo: { path: 'my-account/privacy-and-security/info', ...security },
  changePassword: { path: 'my-account/change-password', ...security },
  changeEmail: { path: 'my-account/change-email', ...security },
  blockedUsers: {
    path: 'my-account/blocked-users',
    ...security,
    texts: ['account', 'inbox'],
  },
  devices: { path: 'my-account/devices', ...security, texts: ['account', 'data'] },
  yourData: { path: 'my-account/your-data', ...security, texts: ['account', 'data'] },
  myReports: { path: 'my-account/my-reports', ...security, texts: ['account', 'reports'] },
  becomeInvestor: {
    path: 'my-account/become-an-investor',
    ...account,
    texts: ['account', 'investing', 'investors'],
  },
  deleteAccount: { path: 'my-account/delete-account', ...security },

  signIn: { path: 'sign-in', access: 'visitors', ...signing },
  signUp: { path: 'sign-up', access: 'visitors', ...signing },
  /** Completes an external sign-in. */
  signingIn: { path: 'signing-in', ...signing },
  forgotPassword: { path: 'forgot-password', access: 'visitors', ...recovery },
  verifyEmail: { path: 'verify-email', ...recovery },
  /** The query field `email` names the new address. */
  verifyCode: { path: 'verify-your-code', access: 'members', ...recovery },
  /** The link of the mail to the old address. */
  undoEmailChange: { path: 'undo-email-change', ...recovery },
  emailChanged: { path: 'email-changed', ...recovery },
  passwordChanged: { path: 'password-changed', ...recovery },
  accountDeleted: { path: 'account-deleted', ...recovery },
  /** The link of the mail to somebody who signed up for the newsletter. Without a code: the sign-up. */
  newsletter: { path: 'newsletter', layout: 'card', texts: ['newsletter'] },
  /** The link of a mail that people can end, such as one about unread messages, or the newsletter. */
  unsubscribe: { path: 'unsubscribe', layout: 'card', texts: ['unsubscribe'] },
  /** Asks whether ads are still for sale: opened by the link of a mail, or by the owner while signed in. */
  stillForSale: { path: 'still-for-sale', layout: 'card', texts: ['own'] },
  /** The link of the mail to somebody who requested their data. */
  dataDownload: { path: 'your-data', layout: 'card', texts: ['data'] },
  /** The link of the mail about a decision of our team, to the person that it concerns. */
  decision: { path: 'decision', layout: 'card', texts: ['reports'] },

  aboutUs: { path: 'about-us', ...reading },
  cookiePolicy: { path: 'cookie-policy', ...reading },
  privacyPolicy: { path: 'privacy-policy', ...reading },
  terms: { path: 'terms-and-conditions', ...reading },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof routes;

export const routeNames = Object.keys(routes) as RouteName[];

/** A line of the table, with optional parts. */
export const routeOf = (name: RouteName): Route => routes[name];

type ValuesOf<Path extends string> = Path extends `${string}:${string}` ? [id: string] : [];

type Paths = {
  [Name in RouteName]: (
    language: Language,
    ...values: ValuesOf<(typeof routes)[Name]['path']>
  ) => string;
};

function pathOf(name: RouteName) {
  return (language: Language, id = ''): string => {
    const { path } = routes[name];
    return `/${language}${path && `/${path}`}`.replace(':id', encodeURIComponent(id));
  };
}

/** Addresses of the pages, by the names of the table. Ids are escaped here and nowhere else. */
export const paths = Object.fromEntries(routeNames.map((name) => [name, pathOf(name)])) as Paths;

/**
 * A short address of an ad, for people to send: the function `pages` leads from it to the ad in the reader's language.
 */
export function shortPath(listingId: string): string {
  return `/a/${encodeURIComponent(listingId)}`;
}

/** The hash of an address whose page opens the sheet for a report: visitors come back to it when they have signed in. */
export const reportHash = '#report';

/** First segments of all addresses. */
export const firstSegments: ReadonlySet<string> = new Set(
  routeNames.map((name) => routes[name].path.split('/')[0] ?? '').filter(Boolean),
);

const patternsOfPages = routeNames.map((name) => `/${routes[name].path}`);

/** The line of the table for an address, without language and ids; `/` where there is none. */
export function pagePattern(pathname: string): string {
  const segments = pathname.split('/').slice(2);
  const fits = (pattern: string) => {
    const parts = pattern.split('/').slice(1);
    return (
      parts.length === segments.length &&
      parts.every((part, index) => part.startsWith(':') || part === segments[index])
    );
  };
  return patternsOfPages.find(fits) ?? '/';
}
