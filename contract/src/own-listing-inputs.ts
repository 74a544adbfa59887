import { secretField } from './account-fields.ts';
import { availabilities, listingStatuses, promotionKinds } from './listing-entity.ts';
import { limits } from './limits.ts';
import { oneOfField, plainNumberField } from './query-fields.ts';
import { errorKey, yup } from './schema.ts';

const listingId = yup.object({ id: yup.string().required() });

const page = plainNumberField('integer', 1, limits.maxPage, errorKey('wholeNumber'));

/** What the endpoints of own-listing-endpoints.ts take. */
export const ownListingInputs = {
  listMyListings: {
    query: yup.object({
      status: oneOfField(listingStatuses),
      isFeatured: oneOfField(['true'] as const),
      availability: oneOfField(availabilities),
      page,
    }),
  },
  getMyListing: {
    params: listingId,
  },
  setAvailability: {
    params: listingId,
    body: yup.object({ availability: oneOfField(availabilities).required() }),
  },
  renewListing: {
    params: listingId,
  },
  readAskedListings: {
    body: yup.object({ code: secretField() }),
  },
  answerForListing: {
    params: listingId,
    body: yup.object({ code: secretField(), availability: oneOfField(availabilities).required() }),
  },
  deleteListing: {
    params: listingId,
  },
  listFavorites: {
    query: yup.object({ page }),
  },
  addFavorite: {
    params: listingId,
  },
  removeFavorite: {
    params: listingId,
  },
  getListingContact: {
    params: listingId,
  },
  askForPromotion: {
    params: listingId,
    body: yup.object({ kind: oneOfField(promotionKinds).required() }),
  },
};
