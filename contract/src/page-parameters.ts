import { investorFilterNames } from './investor-filter.ts';
import { landingNames } from './landing.ts';
import { listingFilterNames } from './listing-filter.ts';

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
 * Marks that campaigns and other sites put on links. They are not worth a redirect: pages come with them, and take them
 * off themselves (web/boot.js).
 */
export const campaignMark =
  /^(utm_\w+|fbclid|gclid|gbraid|wbraid|gad_\w+|dclid|msclkid|ttclid|twclid|yclid|igsh(id)?|li_fat_id|mc_[ce]id|srsltid)$/;
