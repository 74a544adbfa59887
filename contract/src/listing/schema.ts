import type * as listingCalls from './calls.ts';
import type * as ownListingCalls from './own-calls.ts';
import { mailedCode } from '../account/fields.ts';
import { categoryIds, cityIds } from './catalogue.ts';
import { listingSorts } from './filter.ts';
import { currencyCodes } from './price.ts';
import { availabilities, listingStatuses, promotionKinds } from './types.ts';
import type { SchemasOf } from '../shared/endpoint.ts';
import { limits } from '../shared/limits.ts';
import {
  commaListField,
  integerField,
  oneOfField,
  pageField,
  pageQuery,
  amountLimitField,
  textField,
} from '../shared/query-fields.ts';
import { errorKey, idParams, yup } from '../shared/schema.ts';

const priceField = () => amountLimitField(limits.maxPrice);

/** The query of the listings page and of `GET /listing` (docs/specification/calls.md#c6). */
export const listingFilterSchema = yup.object({
  category: commaListField(categoryIds),
  location: commaListField(cityIds),
  currency: oneOfField(currencyCodes),
  /** Of all limits, where no currency is asked for: ads in both are found then. */
  priceCurrency: oneOfField(currencyCodes),
  minPrice: priceField(),
  maxPrice: priceField().test({
    name: 'range',
    message: errorKey('priceRange'),
    test(value, context) {
      const { minPrice } = context.parent as { minPrice?: unknown };
      return value === undefined || typeof minPrice !== 'number' || !(value < minPrice);
    },
  }),
  minProfit: priceField(),
  maxRent: priceField(),
  maxProfitMonths: integerField(1, limits.maxProfitMonths),
  instalments: oneOfField(['true'] as const),
  startup: oneOfField(['true'] as const),
  search: textField(limits.searchTextLength),
  /** Only the words of `search` as they were typed: no slips are corrected. */
  asTyped: oneOfField(['true'] as const),
  sort: oneOfField(listingSorts),
  page: pageField(),
  /** The id of the rate by which the first page was answered: further pages go on with it. */
  rate: textField(limits.idLength),
});

/** What the calls of calls.ts take. */
export const listingSchemas = {
  listListings: { query: listingFilterSchema },
  listListingIds: { query: pageQuery },
  getApprovedListing: { params: idParams },
  listRelatedListings: { params: idParams },
  getPriceContext: { params: idParams },
  getListingOwner: { params: idParams },
  listOwnerListings: { params: idParams, query: pageQuery },
  countListingView: { params: idParams },
  suggestListings: { query: yup.object({ search: textField(limits.searchTextLength) }) },
} satisfies SchemasOf<typeof listingCalls>;

/** What the calls of own-calls.ts take. */
export const ownListingSchemas = {
  listMyListings: {
    query: yup.object({
      status: oneOfField(listingStatuses),
      isFeatured: oneOfField(['true'] as const),
      availability: oneOfField(availabilities),
      page: pageField(),
    }),
  },
  getMyListing: { params: idParams },
  setAvailability: {
    params: idParams,
    body: yup.object({ availability: oneOfField(availabilities).required() }),
  },
  renewListing: { params: idParams },
  readAskedListings: { body: mailedCode },
  answerForListing: {
    params: idParams,
    body: mailedCode.shape({ availability: oneOfField(availabilities).required() }),
  },
  deleteListing: { params: idParams },
  listFavorites: { query: pageQuery },
  addFavorite: { params: idParams },
  removeFavorite: { params: idParams },
  getListingContact: { params: idParams },
  askForPromotion: {
    params: idParams,
    body: yup.object({ kind: oneOfField(promotionKinds).required() }),
  },
} satisfies SchemasOf<typeof ownListingCalls>;
