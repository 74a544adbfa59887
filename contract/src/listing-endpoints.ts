import { endpoint } from './endpoint.ts';
import type { Listing, ListingCard, ListingPage, ListingSuggestions } from './listing-entity.ts';
import { listingFilterSchema } from './listing-filter.ts';
import { limits } from './limits.ts';
import { textField } from './query-fields.ts';
import { yup } from './schema.ts';

/** Any text may stand in the path; one that no document can have is simply not found. */
const listingId = yup.object({ id: yup.string().required() });

/**
 * Finds approved ads by filters and text, a page at a time. Featured ones come first, then the newest, unless `sort`
 * says otherwise.
 */
export const listListings = endpoint({
  method: 'GET',
  path: '/listing',
  access: 'public',
  query: listingFilterSchema,
}).answers<ListingPage>();

/** Lists the ids of all approved ads, newest first. */
export const listListingIds = endpoint({
  method: 'GET',
  path: '/listing/ides',
  access: 'public',
}).answers<string[]>();

/** Answers one whole ad. Everyone sees approved ads; owners see their own in any status. */
export const getApprovedListing = endpoint({
  method: 'GET',
  path: '/listing/approved/{id}',
  access: 'viewer',
  params: listingId,
}).answers<Listing>();

/** Lists a few approved ads like this one: of the same category first, then of the same city. */
export const listRelatedListings = endpoint({
  method: 'GET',
  path: '/listing/related/{id}',
  access: 'public',
  params: listingId,
}).answers<ListingCard[]>();

/** Suggests what a text that is being typed may mean: a few ads, categories and cities. */
export const suggestListings = endpoint({
  method: 'GET',
  path: '/listing/suggest',
  access: 'public',
  query: yup.object({ search: textField(limits.searchTextLength) }),
}).answers<ListingSuggestions>();
