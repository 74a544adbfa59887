import { endpoint } from './endpoint.ts';
import {
  listingStatuses,
  promotionKinds,
  type Contact,
  type ListingCard,
  type MyListings,
  type OwnListing,
} from './listing-entity.ts';
import { oneOfField } from './query-fields.ts';
import { yup } from './schema.ts';

/** Endpoints for the caller's own listings, for favorites and for contacts. */

const listingId = yup.object({ id: yup.string().required() });

/** Lists the caller's listings, newest first. `counts` include all of them, also with a filter. */
export const listMyListings = endpoint({
  method: 'GET',
  path: '/listing/my-listings',
  access: 'user',
  query: yup.object({
    status: oneOfField(listingStatuses),
    isFeatured: oneOfField(['true'] as const),
  }),
}).answers<MyListings>();

/** Returns one of the caller's listings for editing. */
export const getMyListing = endpoint({
  method: 'GET',
  path: '/listing/my-listings/{id}',
  access: 'user',
  params: listingId,
}).answers<OwnListing>();

/** Deletes one of the caller's listings with its images. */
export const deleteListing = endpoint({
  method: 'DELETE',
  path: '/listing/delete/{id}',
  access: 'user',
  params: listingId,
  message: 'listingDeleted',
}).answers<undefined>();

/** Lists the caller's favorites that are still visible, last added first. */
export const listFavorites = endpoint({
  method: 'GET',
  path: '/listing/my-favorites',
  access: 'user',
}).answers<ListingCard[]>();

/**
 * Adds a listing to the favorites. Adding it again changes nothing; the caller's own listing is rejected.
 */
export const addFavorite = endpoint({
  method: 'POST',
  path: '/listing/favorites/{id}',
  access: 'user',
  params: listingId,
  message: 'favoriteAdded',
}).answers<undefined>();

/** Removes a listing from the favorites. Removing one that is not there changes nothing. */
export const removeFavorite = endpoint({
  method: 'DELETE',
  path: '/listing/favorites/{id}',
  access: 'user',
  params: listingId,
  message: 'favoriteRemoved',
}).answers<undefined>();

/**
 * Returns how to contact the owner of a listing. The API limits and counts these requests, so send one
 * only when the user opens the contact menu.
 */
export const getListingContact = endpoint({
  method: 'GET',
  path: '/listing/contact/{id}',
  access: 'optionalUser',
  appCheck: 'visitors',
  params: listingId,
}).answers<Contact>();

/** Asks staff to promote one of the caller's listings. One request of each kind can be open. */
export const askForPromotion = endpoint({
  method: 'POST',
  path: '/listing/promotion/{id}',
  access: 'user',
  params: listingId,
  body: yup.object({ kind: oneOfField(promotionKinds).required() }),
  message: 'promotionAsked',
}).answers<undefined>();
