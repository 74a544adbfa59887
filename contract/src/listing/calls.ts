import type { ListingFilter } from './filter.ts';
import type { CurrentRate, RateHistory } from './rate.ts';
import type {
  Listing,
  ListingCard,
  ListingPage,
  ListingSuggestions,
  OwnerListings,
  OwnerOfListing,
  PriceContext,
} from './types.ts';
import type { JsonEndpoint, IdParams, Nothing, PageQuery } from '../shared/endpoint.ts';

/**
 * Searches approved listings, one page at a time. Featured ones come first, then the newest, unless
 * `sort` is set.
 */
export const listListings: JsonEndpoint<'public', { query: ListingFilter }, ListingPage> = {
  method: 'GET',
  path: '/listing',
  access: 'public',
};

/**
 * Lists the ids of approved listings, newest first: 1,000 at a time. A page with fewer is the last one. An
 * answer may be a minute old.
 */
export const listListingIds: JsonEndpoint<'public', { query: PageQuery }, string[]> = {
  method: 'GET',
  path: '/listing/ides',
  access: 'public',
  cacheSeconds: 60,
};

/**
 * Returns one listing. Everybody can see approved listings, unless their owner hides them; owners can see
 * their own in any status.
 */
export const getApprovedListing: JsonEndpoint<'optionalUser', { params: IdParams }, Listing> = {
  method: 'GET',
  path: '/listing/approved/{id}',
  access: 'optionalUser',
};

/** Lists related approved listings: those of the same category first, then those of the same city. */
export const listRelatedListings: JsonEndpoint<'public', { params: IdParams }, ListingCard[]> = {
  method: 'GET',
  path: '/listing/related/{id}',
  access: 'public',
};

/** Returns what others may know of the owner of a listing, and in which ways the caller can reach them. */
export const getListingOwner: JsonEndpoint<'optionalUser', { params: IdParams }, OwnerOfListing> = {
  method: 'GET',
  path: '/listing/owner/{id}',
  access: 'optionalUser',
};

/**
 * Lists an owner's approved listings that are for sale, newest first and unconfirmed ones last, in pages of 12.
 * `id` is the `owner` of a listing. Somebody without such listings is 404, as is somebody who does not exist.
 */
export const listOwnerListings: JsonEndpoint<
  'public',
  { params: IdParams; query: PageQuery },
  OwnerListings
> = {
  method: 'GET',
  path: '/listing/of-owner/{id}',
  access: 'public',
};

/**
 * Says that somebody looks at a listing. The API counts it once a day for each member, and a few times for
 * each network address; never the owner.
 */
export const countListingView: JsonEndpoint<'optionalUser', { params: IdParams }, undefined> = {
  method: 'POST',
  path: '/listing/view/{id}',
  access: 'optionalUser',
};

/** Suggests listings, categories and cities for a text being typed. */
export const suggestListings: JsonEndpoint<
  'public',
  { query: { search?: string | undefined } },
  ListingSuggestions
> = {
  method: 'GET',
  path: '/listing/suggest',
  access: 'public',
};

/**
 * Compares the price of an approved listing with similar ones, and returns its own earlier prices. What everybody
 * cannot see is 404.
 */
export const getPriceContext: JsonEndpoint<'public', { params: IdParams }, PriceContext> = {
  method: 'GET',
  path: '/listing/price-context/{id}',
  access: 'public',
};

/** Returns the market rate between dollars and dinars and its history for a year. An answer may be two minutes old. */
export const getRates: JsonEndpoint<'public', Nothing, RateHistory> = {
  method: 'GET',
  path: '/rate',
  access: 'public',
  cacheSeconds: 60,
};

/** Returns the market rate in force. An answer may be two minutes old. */
export const getCurrentRate: JsonEndpoint<'public', Nothing, CurrentRate> = {
  method: 'GET',
  path: '/rate/current',
  access: 'public',
  cacheSeconds: 60,
};
