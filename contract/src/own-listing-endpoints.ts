import { endpoint } from './endpoint.ts';
import {
  availabilities,
  listingStatuses,
  promotionKinds,
  type Contact,
  type ListingCard,
  type MyListings,
  type OwnListing,
  type OwnListingDetails,
} from './listing-entity.ts';
import { limits } from './limits.ts';
import { oneOfField, plainNumberField } from './query-fields.ts';
import { errorKey, yup } from './schema.ts';

/** Endpoints for the caller's own listings, for favorites and for contacts. */

const listingId = yup.object({ id: yup.string().required() });

const page = plainNumberField('integer', 1, limits.maxPage, errorKey('wholeNumber'));

/**
 * Lists the caller's listings in pages of 24, newest first. `counts` include all of them, also with a
 * filter.
 */
export const listMyListings = endpoint({
  method: 'GET',
  path: '/listing/my-listings',
  access: 'user',
  query: yup.object({
    status: oneOfField(listingStatuses),
    isFeatured: oneOfField(['true'] as const),
    availability: oneOfField(availabilities),
    page,
  }),
}).answers<MyListings>();

/** Returns one of the caller's listings, with what only its owner knows of it. */
export const getMyListing = endpoint({
  method: 'GET',
  path: '/listing/my-listings/{id}',
  access: 'user',
  params: listingId,
}).answers<OwnListingDetails>();

/**
 * Marks one of the caller's listings as sold, hides it, or puts it up for sale again. Its status stays. The
 * same value again changes nothing.
 */
export const setAvailability = endpoint({
  method: 'PUT',
  path: '/listing/availability/{id}',
  access: 'user',
  params: listingId,
  body: yup.object({ availability: oneOfField(availabilities).required() }),
  message: 'availabilityChanged',
}).answers<OwnListing>();

/**
 * Brings one of the caller's listings up in lists again, as if it were new; `createdAt` stays. It must be
 * approved and for sale, and 30 days must have passed since it was published or renewed.
 */
export const renewListing = endpoint({
  method: 'PUT',
  path: '/listing/renew/{id}',
  access: 'user',
  params: listingId,
  message: 'listingRenewed',
}).answers<OwnListing>();

/** Deletes one of the caller's listings with its images. */
export const deleteListing = endpoint({
  method: 'DELETE',
  path: '/listing/delete/{id}',
  access: 'user',
  params: listingId,
  message: 'listingDeleted',
}).answers<undefined>();

/**
 * Lists the caller's favorites in pages of 24, last added first. A page leaves out what is not visible now,
 * so it may be shorter; `listFavoriteIds` says how many there are.
 */
export const listFavorites = endpoint({
  method: 'GET',
  path: '/listing/my-favorites',
  access: 'user',
  query: yup.object({ page }),
}).answers<ListingCard[]>();

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
