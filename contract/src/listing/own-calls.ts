import type {
  AskedListing,
  Availability,
  Contact,
  ListingCard,
  MyListings,
  OwnListing,
  OwnListingDetails,
  OwnListingsQuery,
  PromotionKind,
} from './types.ts';
import type { JsonEndpoint, IdParams, MailedCode, Nothing, PageQuery } from '../shared/endpoint.ts';

/**
 * Lists the caller's listings in pages of 24, newest first. `counts` include all of them, also with a
 * filter.
 */
export const listMyListings: JsonEndpoint<'user', { query: OwnListingsQuery }, MyListings> = {
  method: 'GET',
  path: '/listing/my-listings',
  access: 'user',
};

/** Returns one of the caller's listings, with what only its owner knows of it. */
export const getMyListing: JsonEndpoint<'user', { params: IdParams }, OwnListingDetails> = {
  method: 'GET',
  path: '/listing/my-listings/{id}',
  access: 'user',
};

/**
 * Marks one of the caller's listings as sold, hides it, or puts it up for sale again. Its status stays. The
 * same value again changes nothing, but `forSale` confirms that it still is.
 */
export const setAvailability: JsonEndpoint<
  'user',
  { params: IdParams; body: { availability: Availability } },
  OwnListing
> = {
  method: 'PUT',
  path: '/listing/availability/{id}',
  access: 'user',
  message: 'availabilityChanged',
};

/**
 * Brings one of the caller's listings up in lists again, as if it were new; `createdAt` stays. It must be
 * approved and for sale, and 30 days must have passed since it was published or renewed.
 */
export const renewListing: JsonEndpoint<'user', { params: IdParams }, OwnListing> = {
  method: 'PUT',
  path: '/listing/renew/{id}',
  access: 'user',
  message: 'listingRenewed',
};

/** Deletes one of the caller's listings with its images. */
export const deleteListing: JsonEndpoint<'user', { params: IdParams }, undefined> = {
  method: 'DELETE',
  path: '/listing/delete/{id}',
  access: 'user',
  message: 'listingDeleted',
};

/**
 * Lists the caller's favorites in pages of 24, last added first. A page leaves out what is not visible now,
 * so it may be shorter; `listFavoriteIds` says how many there are.
 */
export const listFavorites: JsonEndpoint<'user', { query: PageQuery }, ListingCard[]> = {
  method: 'GET',
  path: '/listing/my-favorites',
  access: 'user',
};

/** Lists the ids of all favorites of the caller, last added first: for the hearts of a page. */
export const listFavoriteIds: JsonEndpoint<'user', Nothing, string[]> = {
  method: 'GET',
  path: '/listing/favorite-ids',
  access: 'user',
};

/**
 * Adds a listing to the favorites. Adding it again changes nothing; the caller's own listing is rejected.
 */
export const addFavorite: JsonEndpoint<'user', { params: IdParams }, undefined> = {
  method: 'POST',
  path: '/listing/favorites/{id}',
  access: 'user',
  message: 'favoriteAdded',
};

/** Removes a listing from the favorites. Removing one that is not there changes nothing. */
export const removeFavorite: JsonEndpoint<'user', { params: IdParams }, undefined> = {
  method: 'DELETE',
  path: '/listing/favorites/{id}',
  access: 'user',
  message: 'favoriteRemoved',
};

/**
 * Returns how to contact the owner of a listing. The API limits and counts these requests, so send one
 * only when the user opens the contact buttons.
 */
export const getListingContact: JsonEndpoint<'optionalUser', { params: IdParams }, Contact> = {
  method: 'GET',
  path: '/listing/contact/{id}',
  access: 'optionalUser',
  appCheck: 'visitors',
};

/** Asks staff to promote one of the caller's listings. One request of each kind can be open. */
export const askForPromotion: JsonEndpoint<
  'user',
  { params: IdParams; body: { kind: PromotionKind } },
  undefined
> = {
  method: 'POST',
  path: '/listing/promotion/{id}',
  access: 'user',
  message: 'promotionAsked',
};

/** Lists the caller's listings of which we asked whether they are still for sale, the longest asked first. */
export const listAskedListings: JsonEndpoint<'user', Nothing, AskedListing[]> = {
  method: 'GET',
  path: '/listing/asked',
  access: 'user',
};

/**
 * Lists the listings that a mail has asked about, with what was answered since. `code` is the secret in the
 * mailed link. Reading changes nothing.
 */
export const readAskedListings: JsonEndpoint<'public', { body: MailedCode }, AskedListing[]> = {
  method: 'POST',
  path: '/listing/asked',
  access: 'public',
};

/**
 * Answers for one of them, without signing in; again to change the answer. Another code and a listing that the
 * mail did not ask about are the same 404.
 */
export const answerForListing: JsonEndpoint<
  'public',
  { params: IdParams; body: MailedCode & { availability: Availability } },
  AskedListing
> = {
  method: 'PUT',
  path: '/listing/asked/{id}',
  access: 'public',
};
