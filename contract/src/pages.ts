import { investorFilterNames } from './investor/filter.ts';
import { type ListingFilter, listingFilterNames } from './listing/filter.ts';
import { type Landing, landingNames } from './listing/landing.ts';
import type { CurrentRate } from './listing/rate.ts';
import type { Listing, ListingCard, ListingPage, OwnerOfListing } from './listing/types.ts';
import type { Language } from './shared/languages.ts';

/**
 * The query parameters that each page reads, in the order of addresses. Pages have the names of the site's routes; one
 * that is not here reads none. The function `pages` leads from any other address to the one that is known here: else
 * each query would be another page for the CDN (decision 76). The site reads an address by this table alone
 * (web/src/lib/routes/page-query.ts).
 */
export const pageParameters = {
  listings: listingFilterNames,
  landing: landingNames,
  ownerListings: ['page'],
  investors: investorFilterNames,
  createListing: ['copy'],
  myListings: ['tab', 'open', 'page'],
  settings: ['from'],
  myFavorites: ['page'],
  investor: ['page'],
  conversation: ['listing'],
  signIn: ['from', 'problem', 'notice'],
  signUp: ['from'],
  verifyEmail: ['code', 'from'],
  verifyCode: ['email'],
  undoEmailChange: ['code'],
  newsletter: ['code'],
  unsubscribe: ['code', 'of'],
  stillForSale: ['code'],
  dataDownload: ['code'],
  decision: ['code'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type PageWithQuery = keyof typeof pageParameters;

export type ParameterOf<Page extends PageWithQuery> = (typeof pageParameters)[Page][number];

/**
 * Parameters that campaigns and other sites add to links. They are not worth a redirect: pages are served with them,
 * and remove them in the browser (web/boot.js).
 */
export const campaignMark =
  /^(utm_\w+|fbclid|gclid|gbraid|wbraid|gad_\w+|dclid|msclkid|ttclid|twclid|yclid|igsh(id)?|li_fat_id|mc_[ce]id|srsltid)$/;

/** Pages with fixed text, by the last part of their address. Only a new build changes their text. */
export const readingPages = [
  'about-us',
  'cookie-policy',
  'privacy-policy',
  'terms-and-conditions',
] as const;

export type ReadingPage = (typeof readingPages)[number];

/** A page that the function `pages` answers (decision 55). */
export type ServedRoute =
  | { name: 'home' }
  | { name: 'listings'; filter: ListingFilter }
  /** `filter` holds what `landing` says, and the order and page of the address. */
  | { name: 'landing'; landing: Landing; filter: ListingFilter }
  | { name: 'listing'; id: string }
  | { name: 'reading'; page: ReadingPage }
  /** An address without a page. */
  | { name: 'notFound' };

/** An answer of the API that a page shows first, as visitors get it. */
export type PageAnswer =
  | { call: 'listListings'; query: ListingFilter; data: ListingPage }
  /** null: no ad that a visitor may see. */
  | { call: 'getApprovedListing'; id: string; data: Listing | null }
  | { call: 'listRelatedListings'; id: string; data: ListingCard[] }
  | { call: 'getListingOwner'; id: string; data: OwnerOfListing }
  | { call: 'getCurrentRate'; data: CurrentRate };

/** All that the site's server bundle needs to write one page. */
export interface ServedPage {
  /** Of the site, without a slash at the end. */
  origin: string;
  language: Language;
  /** Path and query of the request. */
  address: string;
  route: ServedRoute;
  status: 200 | 404 | 410;
  answers: readonly PageAnswer[];
}

/** What the site's server bundle exports (web/src/server/entry.ts). */
export interface SiteBundle {
  /** The tags of the head that only this page has, as HTML. */
  headOf(page: ServedPage): string;
  /** The page itself. Throws where it cannot be rendered. */
  bodyOf(page: ServedPage): Promise<ServedBody>;
  /** Pages that search engines may know and that no ad changes, as paths below their language. */
  pagePaths: readonly string[];
}

/** What the page shows before any script has loaded, as HTML. */
export interface ServedBody {
  /** What the browser should load first, for the head. */
  preloads: string;
  /** The content of `#root`. */
  root: string;
  /** The element with the data that the app goes on with. */
  data: string;
}
