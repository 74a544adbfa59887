import { requiredLine, requiredText, textOrUndefined } from './account-fields.ts';
import { categoryIds, cityIds } from './catalogue.ts';
import { currencyCodes } from './currency.ts';
import { multipartEndpoint } from './endpoint.ts';
import {
  amountField,
  booleanField,
  choiceField,
  websiteField,
  wholeNumberField,
} from './form-fields.ts';
import { limits } from './limits.ts';
import type { OwnListing } from './listing-entity.ts';
import type { OptionalListingField } from './listing-fields.ts';
import { errorKey, yup } from './schema.ts';

/** The required fields of a listing (docs/specification/rules.md#r6). */
export const requiredListingFields = {
  title: requiredLine(limits.listingTitleLength),
  description: requiredText(limits.descriptionLength),
  location: choiceField(cityIds),
  category: choiceField(categoryIds),
  currency: choiceField(currencyCodes),
  price: amountField(),
};

/** The year of foundation cannot be in the future. */
const currentYear = () => new Date().getFullYear();

const optionalFields = {
  employees: wholeNumberField(1, () => limits.maxEmployees),
  founded: wholeNumberField(limits.oldestFounding, currentYear, errorKey('year')),
  siteLink: websiteField(),
  moreInformation: textOrUndefined(limits.longTextLength),
  marketingChanel: textOrUndefined(limits.longTextLength),
  costs: textOrUndefined(limits.longTextLength),
  assets: textOrUndefined(limits.longTextLength),
  companyHistory: textOrUndefined(limits.longTextLength),
} satisfies Record<OptionalListingField, yup.Schema>;

/** A new listing without its images. */
export const listingFormSchema = yup.object({
  ...requiredListingFields,
  ...optionalFields,
  portability: booleanField(),
  isStartup: booleanField(),
});

export type ListingForm = yup.InferType<typeof listingFormSchema>;

/** A change of a listing: any of its fields, with the same rules. */
export const listingChangeSchema = listingFormSchema.partial();

export type ListingChange = yup.InferType<typeof listingChangeSchema>;

/**
 * Format of the header `Idempotency-Key`: a new value for each listing, the same value for each retry.
 */
export const idempotencyKeyForm = /^[A-Za-z0-9_-]{8,128}$/;

/**
 * Creates a listing with the status `pending`. With the header `Idempotency-Key`, retries create only one
 * listing, and all return it.
 */
export const createListing = multipartEndpoint({
  method: 'POST',
  path: '/listing/create',
  access: 'user',
  body: listingFormSchema,
  message: 'listingCreated',
}).answers<OwnListing>();

/**
 * Changes only the given fields of one of the caller's listings. Without `images` the images stay;
 * otherwise these replace them, in this order.
 */
export const updateListing = multipartEndpoint({
  method: 'PUT',
  path: '/listing/update/{id}',
  access: 'user',
  params: yup.object({ id: yup.string().required() }),
  body: listingChangeSchema,
  message: 'listingUpdated',
}).answers<OwnListing>();
