import { requiredLine, requiredText, textOrUndefined } from './text-fields.ts';
import { categoryIds, cityIds } from './catalogue.ts';
import { currencyCodes } from './currency.ts';
import { multipartEndpoint } from './endpoint.ts';
import {
  amountField,
  booleanField,
  choiceField,
  optionalChoiceField,
  websiteField,
  wholeNumberField,
} from './form-fields.ts';
import { sectorIds } from './investor-entity.ts';
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
  /** Of ads that look for an investor or a partner; the API drops it for others. */
  sector: optionalChoiceField(sectorIds),
});

export type ListingForm = yup.InferType<typeof listingFormSchema>;

/** A change of a listing: any of its fields, with the same rules. */
export const listingChangeSchema = listingFormSchema.partial();

export type ListingChange = yup.InferType<typeof listingChangeSchema>;

/** A stored picture that no ad names yet. */
export interface LooseImage {
  /** For a slot of `images`, within 24 hours. */
  url: string;
}

/**
 * Stores one picture for an ad that is still being written. `images` holds the file. Its URL may stand in
 * `images` of the caller's ads for 24 hours.
 */
export const uploadImage = multipartEndpoint({
  method: 'POST',
  path: '/listing/image',
  access: 'user',
  isRepeatable: true,
}).answers<LooseImage>();

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
  isRepeatable: true,
}).answers<OwnListing>();

/**
 * Changes only the given fields of one of the caller's listings. Without `images` the images stay;
 * otherwise these replace them, in this order. With the header `Idempotency-Key`, a retry of a change that
 * was made changes nothing.
 */
export const updateListing = multipartEndpoint({
  method: 'PUT',
  path: '/listing/update/{id}',
  access: 'user',
  params: yup.object({ id: yup.string().required() }),
  body: listingChangeSchema,
  message: 'listingUpdated',
  isRepeatable: true,
}).answers<OwnListing>();
