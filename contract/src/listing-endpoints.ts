import { endpoint } from './endpoint.ts';
import type { Listing, ListingCard, ListingPage, ListingSuggestions } from './listing-entity.ts';
import { listingFilterSchema } from './listing-filter.ts';
import { limits } from './limits.ts';
import { textField } from './query-fields.ts';
import { yup } from './schema.ts';

/** Any text may stand in the path; one that no document can have is simply not found. */
const listingId = yup.object({ id: yup.string().required() });

export const listListings = endpoint({
  method: 'GET',
  path: '/listing',
  access: 'public',
  query: listingFilterSchema,
}).answers<ListingPage>();

/** Ids of approved ads, newest first. */
export const listListingIds = endpoint({
  method: 'GET',
  path: '/listing/ides',
  access: 'public',
}).answers<string[]>();

/** An approved ad for everyone; the owner also sees their own in any status. */
export const getApprovedListing = endpoint({
  method: 'GET',
  path: '/listing/approved/{id}',
  access: 'viewer',
  params: listingId,
}).answers<Listing>();

/** Approved ads like this one: same category first, then same city, never the ad itself. */
export const listRelatedListings = endpoint({
  method: 'GET',
  path: '/listing/related/{id}',
  access: 'public',
  params: listingId,
}).answers<ListingCard[]>();

/** What may be meant by a text that is being typed: a few ads, categories and cities. */
export const suggestListings = endpoint({
  method: 'GET',
  path: '/listing/suggest',
  access: 'public',
  query: yup.object({ search: textField(limits.searchTextLength) }),
}).answers<ListingSuggestions>();
