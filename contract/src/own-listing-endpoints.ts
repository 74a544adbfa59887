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

/** Calls about one's own ads, and about those of others that one has marked or wants to answer. */

const listingId = yup.object({ id: yup.string().required() });

/** Lists one's own ads, newest first. `counts` are of all of them, whatever is asked for. */
export const listMyListings = endpoint({
  method: 'GET',
  path: '/listing/my-listings',
  access: 'member',
  query: yup.object({
    status: oneOfField(listingStatuses),
    isFeatured: oneOfField(['true'] as const),
  }),
}).answers<MyListings>();

/** Answers one's own ad as it is edited. */
export const getMyListing = endpoint({
  method: 'GET',
  path: '/listing/my-listings/{id}',
  access: 'member',
  params: listingId,
}).answers<OwnListing>();

/** Deletes one's own ad with its pictures. */
export const deleteListing = endpoint({
  method: 'DELETE',
  path: '/listing/delete/{id}',
  access: 'member',
  params: listingId,
  message: 'listingDeleted',
}).answers<undefined>();

/** Lists the marked ads that may still be seen, last marked first. */
export const listFavorites = endpoint({
  method: 'GET',
  path: '/listing/my-favorites',
  access: 'member',
}).answers<ListingCard[]>();

/** Marks an ad as a favourite. Marking it again changes nothing; one's own cannot be marked. */
export const addFavorite = endpoint({
  method: 'POST',
  path: '/listing/favorites/{id}',
  access: 'member',
  params: listingId,
  message: 'favoriteAdded',
}).answers<undefined>();

/** Takes the mark off an ad. Removing a mark that is not there changes nothing. */
export const removeFavorite = endpoint({
  method: 'DELETE',
  path: '/listing/favorites/{id}',
  access: 'member',
  params: listingId,
  message: 'favoriteRemoved',
}).answers<undefined>();

/** Answers how to reach the owner of an ad. Limited and counted: to be asked for when the menu is opened. */
export const getListingContact = endpoint({
  method: 'GET',
  path: '/listing/contact/{id}',
  access: 'viewer',
  params: listingId,
}).answers<Contact>();

/** Asks staff to promote one's own ad. Once for each kind until they have handled it. */
export const askForPromotion = endpoint({
  method: 'POST',
  path: '/listing/promotion/{id}',
  access: 'member',
  params: listingId,
  body: yup.object({ kind: oneOfField(promotionKinds).required() }),
  message: 'promotionAsked',
}).answers<undefined>();
