import type * as publishCalls from './calls.ts';
import type { ListingForm } from './types.ts';
import { signUpSchema } from '../account/schema.ts';
import { categoryIds, cityIds, sectorIds } from '../listing/catalogue.ts';
import {
  figureFieldNames,
  optionalListingFields,
  type FigureField,
  type ListingFieldIn,
} from '../listing/fields.ts';
import { currencyCodes } from '../listing/price.ts';
import type { SchemasOf } from '../shared/endpoint.ts';
import {
  amountField,
  answerField,
  booleanField,
  choiceField,
  currencyOfAmounts,
  lineOrUndefined,
  optionalChoiceField,
  optionalIdsField,
  requiredLine,
  requiredText,
  textOrUndefined,
  wholeNumberField,
} from '../shared/fields.ts';
import { moneyField, monthField } from '../shared/figure-fields.ts';
import { limits } from '../shared/limits.ts';
import { errorKey, idParams, yup } from '../shared/schema.ts';
import { websiteField } from '../shared/website.ts';

/** The required fields of a listing (docs/specification/rules.md#r6). */
const requiredListingFields = {
  title: requiredLine(limits.listingTitleLength),
  description: requiredText(limits.descriptionLength),
  location: choiceField(cityIds),
  category: choiceField(categoryIds),
  currency: choiceField(currencyCodes),
  price: amountField(),
};

/** The year of foundation cannot be in the future. */
const currentYear = () => new Date().getFullYear();

const businessFields = {
  employees: wholeNumberField(1, () => limits.maxEmployees),
  founded: wholeNumberField(limits.oldestFounding, currentYear, errorKey('year')),
  siteLink: websiteField(),
  moreInformation: textOrUndefined(limits.longTextLength),
  marketingChanel: textOrUndefined(limits.longTextLength),
  costs: textOrUndefined(limits.longTextLength),
  assets: textOrUndefined(limits.longTextLength),
  companyHistory: textOrUndefined(limits.longTextLength),
} satisfies Record<ListingFieldIn<'business'>, yup.Schema>;

/** The fields of the other sections are read by their kind. */
const figureFields = Object.fromEntries(
  figureFieldNames.map((name) => [name, figureField(optionalListingFields[name])]),
) as unknown as { [Name in FigureField]: yup.Schema<ListingForm[Name]> };

function figureField(field: (typeof optionalListingFields)[FigureField]): yup.Schema {
  if (field.kind === 'money') return moneyField('canBeZero' in field);
  if (field.kind === 'month') return monthField();
  if (field.kind === 'count') return wholeNumberField(1, () => field.max);
  if (field.kind === 'line') return lineOrUndefined(field.max);
  if (field.kind === 'choice') return optionalChoiceField<string>(field.ids);
  return optionalIdsField<string>(field.ids);
}

/** Where a form has both numbers. */
const noMoreThanEmployees: yup.TestConfig = {
  name: 'employees',
  test(staying, { parent, createError }) {
    const { employees } = parent as { employees?: unknown };
    if (typeof staying !== 'number' || typeof employees !== 'number') return true;
    return (
      staying <= employees ||
      createError({ message: errorKey('tooLarge'), params: { max: employees } })
    );
  },
};

/** A new listing without its images. */
export const listingFormSchema = yup
  .object({
    ...requiredListingFields,
    ...businessFields,
    ...figureFields,
    stayingEmployees: figureFields.stayingEmployees.test(noMoreThanEmployees),
    portability: answerField(),
    isStartup: booleanField(),
    /** Of ads that look for an investor or a partner; the API drops it for others. */
    sector: optionalChoiceField(sectorIds),
  })
  .transform(currencyOfAmounts('price'));

/** A change of a listing: any of its fields, with the same rules. */
export const listingChangeSchema = listingFormSchema.partial();

/** A sign-up with a first listing (docs/specification/data.md#d6). */
export const registerWithListingSchema = signUpSchema
  .shape(requiredListingFields)
  .transform(currencyOfAmounts('price'));

/** What the calls of calls.ts take. */
export const publishSchemas = {
  createListing: { body: listingFormSchema },
  updateListing: { params: idParams, body: listingChangeSchema },
  registerWithListing: { body: registerWithListingSchema },
} satisfies SchemasOf<typeof publishCalls>;
