import { endpoint } from './endpoint.ts';
import type {
  Listing,
  ListingCard,
  ListingPage,
  ListingSuggestions,
  OwnerListings,
  OwnerOfListing,
} from './listing-entity.ts';
import type { listingInputs } from './listing-inputs.ts';

// Every page loads this file, so it imports no schemas.

/**
 * Searches approved listings, one page at a time. Featured ones come first, then the newest, unless
 * `sort` is set.
 */
export const listListings = endpoint({
  method: 'GET',
  path: '/listing',
  access: 'public',
})
  .takes<typeof listingInputs.listListings>()
  .answers<ListingPage>();

/**
 * Lists the ids of approved listings, newest first: 1,000 at a time. A page with fewer is the last one. An
 * answer may be a minute old.
 */
export const listListingIds = endpoint({
  method: 'GET',
  path: '/listing/ides',
  access: 'public',
  cacheSeconds: 60,
})
  .takes<typeof listingInputs.listListingIds>()
  .answers<string[]>();

/**
 * Returns one listing. Everybody can see approved listings, unless their owner hides them; owners can see
 * their own in any status.
 */
export const getApprovedListing = endpoint({
  method: 'GET',
  path: '/listing/approved/{id}',
  access: 'optionalUser',
})
  .takes<typeof listingInputs.getApprovedListing>()
  .answers<Listing>();

/** Lists related approved listings: those of the same category first, then those of the same city. */
export const listRelatedListings = endpoint({
  method: 'GET',
  path: '/listing/related/{id}',
  access: 'public',
})
  .takes<typeof listingInputs.listRelatedListings>()
  .answers<ListingCard[]>();

/** Returns what others may know of the owner of a listing, and in which ways the caller can reach them. */
export const getListingOwner = endpoint({
  method: 'GET',
  path: '/listing/owner/{id}',
  access: 'optionalUser',
})
  .takes<typeof listingInputs.getListingOwner>()
  .answers<OwnerOfListing>();

/**
 * Lists an owner's approved listings that are for sale, newest first and unconfirmed ones last, in pages of 12.
 * `id` is the `owner` of a listing. Somebody without such listings is 404, as is somebody who does not exist.
 */
export const listOwnerListings = endpoint({
  method: 'GET',
  path: '/listing/of-owner/{id}',
  access: 'public',
})
  .takes<typeof listingInputs.listOwnerListings>()
  .answers<OwnerListings>();

/**
 * Says that somebody looks at a listing. The API counts it once a day for each member, and a few times for
 * each network address; never the owner.
 */
export const countListingView = endpoint({
  method: 'POST',
  path: '/listing/view/{id}',
  access: 'optionalUser',
})
  .takes<typeof listingInputs.countListingView>()
  .answers<undefined>();

/** Suggests listings, categories and cities for a text being typed. */
export const suggestListings = endpoint({
  method: 'GET',
  path: '/listing/suggest',
  access: 'public',
})
  .takes<typeof listingInputs.suggestListings>()
  .answers<ListingSuggestions>();
