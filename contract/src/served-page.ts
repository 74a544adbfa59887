import type { Landing } from './landing.ts';
import type { Language } from './languages.ts';
import type { Listing, ListingCard, ListingPage, OwnerOfListing } from './listing-entity.ts';
import type { ListingFilter } from './listing-filter.ts';
import type { CurrentRate } from './rate-endpoints.ts';

/** The pages that only tell, by the last part of their address. A new build alone changes their words. */
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
  /** An address at which nothing is. */
  | { name: 'notFound' };

/** An answer of the API that a page shows first: as a visitor gets it who is not signed in. */
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
  /** Path and query as they were asked for. */
  address: string;
  route: ServedRoute;
  status: 200 | 404 | 410;
  answers: readonly PageAnswer[];
}

/** What the site's server bundle exports (web/src/server/entry.ts). */
export interface SiteBundle {
  /** The tags of the head that only this page has, as HTML. */
  headOf(page: ServedPage): string;
  /** The page itself. Throws where it cannot be drawn. */
  bodyOf(page: ServedPage): Promise<ServedBody>;
  /** Pages that search engines may know and that no ad changes, as paths below their language. */
  pagePaths: readonly string[];
}

/** What the page shows before any script has come, as HTML. */
export interface ServedBody {
  /** What the browser is to fetch first, for the head. */
  preloads: string;
  /** What stands in `#root`. */
  root: string;
  /** The element with the data that the app goes on with. */
  data: string;
}
