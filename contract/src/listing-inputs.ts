import { listingFilterSchema } from './listing-filter-schema.ts';
import { limits } from './limits.ts';
import { pageField, textField } from './query-fields.ts';
import { yup } from './schema.ts';

/** Accepts any text: an impossible id returns 404. */
const listingId = yup.object({ id: yup.string().required() });

/** What the endpoints of listing-endpoints.ts take. */
export const listingInputs = {
  listListings: {
    query: listingFilterSchema,
  },
  listListingIds: {
    query: yup.object({ page: pageField() }),
  },
  getApprovedListing: {
    params: listingId,
  },
  listRelatedListings: {
    params: listingId,
  },
  getPriceContext: {
    params: listingId,
  },
  getListingOwner: {
    params: listingId,
  },
  listOwnerListings: {
    params: listingId,
    query: yup.object({ page: pageField() }),
  },
  countListingView: {
    params: listingId,
  },
  suggestListings: {
    query: yup.object({ search: textField(limits.searchTextLength) }),
  },
};
