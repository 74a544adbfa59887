import { endpoint } from './endpoint.ts';
import type {
  Contact,
  ListingCard,
  MyListings,
  OwnListing,
  OwnListingDetails,
} from './listing-entity.ts';
import type { ownListingInputs } from './own-listing-inputs.ts';

/** Endpoints for the caller's own listings, for favorites and for contacts. */

// Every page loads this file, so it imports no schemas.

/**
 * Lists the caller's listings in pages of 24, newest first. `counts` include all of them, also with a
 * filter.
 */
export const listMyListings = endpoint({
  method: 'GET',
  path: '/listing/my-listings',
  access: 'user',
})
  .takes<typeof ownListingInputs.listMyListings>()
  .answers<MyListings>();

/** Returns one of the caller's listings, with what only its owner knows of it. */
export const getMyListing = endpoint({
  method: 'GET',
  path: '/listing/my-listings/{id}',
  access: 'user',
})
  .takes<typeof ownListingInputs.getMyListing>()
  .answers<OwnListingDetails>();

/**
 * Marks one of the caller's listings as sold, hides it, or puts it up for sale again. Its status stays. The
 * same value again changes nothing, but `forSale` confirms that it still is.
 */
export const setAvailability = endpoint({
  method: 'PUT',
  path: '/listing/availability/{id}',
  access: 'user',
  message: 'availabilityChanged',
})
  .takes<typeof ownListingInputs.setAvailability>()
  .answers<OwnListing>();

/**
 * Brings one of the caller's listings up in lists again, as if it were new; `createdAt` stays. It must be
 * approved and for sale, and 30 days must have passed since it was published or renewed.
 */
export const renewListing = endpoint({
  method: 'PUT',
  path: '/listing/renew/{id}',
  access: 'user',
  message: 'listingRenewed',
})
  .takes<typeof ownListingInputs.renewListing>()
  .answers<OwnListing>();

/** Deletes one of the caller's listings with its images. */
export const deleteListing = endpoint({
  method: 'DELETE',
  path: '/listing/delete/{id}',
  access: 'user',
  message: 'listingDeleted',
})
  .takes<typeof ownListingInputs.deleteListing>()
  .answers<undefined>();

/**
 * Lists the caller's favorites in pages of 24, last added first. A page leaves out what is not visible now,
 * so it may be shorter; `listFavoriteIds` says how many there are.
 */
export const listFavorites = endpoint({
  method: 'GET',
  path: '/listing/my-favorites',
  access: 'user',
})
  .takes<typeof ownListingInputs.listFavorites>()
  .answers<ListingCard[]>();

/** Lists the ids of all favorites of the caller, last added first: for the hearts of a page. */
export const listFavoriteIds = endpoint({
  method: 'GET',
  path: '/listing/favorite-ids',
  access: 'user',
}).answers<string[]>();

/**
 * Adds a listing to the favorites. Adding it again changes nothing; the caller's own listing is rejected.
 */
export const addFavorite = endpoint({
  method: 'POST',
  path: '/listing/favorites/{id}',
  access: 'user',
  message: 'favoriteAdded',
})
  .takes<typeof ownListingInputs.addFavorite>()
  .answers<undefined>();

/** Removes a listing from the favorites. Removing one that is not there changes nothing. */
export const removeFavorite = endpoint({
  method: 'DELETE',
  path: '/listing/favorites/{id}',
  access: 'user',
  message: 'favoriteRemoved',
})
  .takes<typeof ownListingInputs.removeFavorite>()
  .answers<undefined>();

/**
 * Returns how to contact the owner of a listing. The API limits and counts these requests, so send one
 * only when the user opens the contact menu.
 */
export const getListingContact = endpoint({
  method: 'GET',
  path: '/listing/contact/{id}',
  access: 'optionalUser',
  appCheck: 'visitors',
})
  .takes<typeof ownListingInputs.getListingContact>()
  .answers<Contact>();

/** Asks staff to promote one of the caller's listings. One request of each kind can be open. */
export const askForPromotion = endpoint({
  method: 'POST',
  path: '/listing/promotion/{id}',
  access: 'user',
  message: 'promotionAsked',
})
  .takes<typeof ownListingInputs.askForPromotion>()
  .answers<undefined>();
