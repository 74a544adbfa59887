import { textOrUndefined, requiredLine, requiredText } from './account-fields.ts';
import { signUpSchema } from './auth-endpoints.ts';
import { categoryIds, cityIds } from './catalogue.ts';
import { currencyCodes } from './currency.ts';
import {
  amountField,
  choiceField,
  websiteField,
  wholeNumberField,
  booleanField,
} from './form-fields.ts';
import { limits } from './limits.ts';
import type { OptionalListingField } from './listing-fields.ts';
import { errorKey } from './locale-keys.ts';
import { yup } from './schema.ts';

/** The required fields of a listing (docs/specification/rules.md#r6). */
const requiredFields = {
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
  ...requiredFields,
  ...optionalFields,
  portability: booleanField(),
  isStartup: booleanField(),
});

export type ListingForm = yup.InferType<typeof listingFormSchema>;

/** A change of a listing: any of its fields, with the same rules. */
export const listingChangeSchema = listingFormSchema.partial();

export type ListingChange = yup.InferType<typeof listingChangeSchema>;

/** A sign-up with a first listing (docs/specification/data.md#d6). */
export const registerWithListingSchema = signUpSchema.shape(requiredFields);
