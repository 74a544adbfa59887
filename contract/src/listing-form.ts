import { givenText, requiredLine, requiredText } from './account-fields.ts';
import { signUpSchema } from './auth-endpoints.ts';
import { categoryIds, cityIds } from './catalogue.ts';
import { currencyCodes } from './currency.ts';
import {
  amountField,
  choiceField,
  websiteField,
  wholeNumberField,
  yesNoField,
} from './form-fields.ts';
import { limits } from './limits.ts';
import type { OptionalListingField } from './listing-fields.ts';
import { errorKey } from './locale-keys.ts';
import { yup } from './schema.ts';

/** What every ad needs (docs/specification/rules.md#r6). */
const needed = {
  title: requiredLine(limits.listingTitleLength),
  description: requiredText(limits.descriptionLength),
  location: choiceField(cityIds),
  category: choiceField(categoryIds),
  currency: choiceField(currencyCodes),
  price: amountField(),
};

/** A business founded next year is none yet. */
const thisYear = () => new Date().getFullYear();

const optional = {
  employees: wholeNumberField(1, () => limits.maxEmployees),
  founded: wholeNumberField(limits.oldestFounding, thisYear, errorKey('year')),
  siteLink: websiteField(),
  moreInformation: givenText(limits.longTextLength),
  marketingChanel: givenText(limits.longTextLength),
  costs: givenText(limits.longTextLength),
  assets: givenText(limits.longTextLength),
  companyHistory: givenText(limits.longTextLength),
} satisfies Record<OptionalListingField, yup.Schema>;

/** A whole new ad, but for its pictures. */
export const listingFormSchema = yup.object({
  ...needed,
  ...optional,
  portability: yesNoField(),
  isStartup: yesNoField(),
});

export type ListingForm = yup.InferType<typeof listingFormSchema>;

/** What changed of an ad: only what is given, by the same rules. */
export const listingChangeSchema = listingFormSchema.partial();

export type ListingChange = yup.InferType<typeof listingChangeSchema>;

/** Signing up with a first ad (docs/specification/data.md#d6). */
export const registerWithListingSchema = signUpSchema.shape(needed);
