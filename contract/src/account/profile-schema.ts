import { postalcodeField } from './fields.ts';
import { optionalLine, requiredLine } from '../shared/fields.ts';
import { limits } from '../shared/limits.ts';
import { phoneField } from '../shared/phone.ts';
import { yup } from '../shared/schema.ts';

// Apart from the other schemas of an account: it alone needs what is known of phone numbers, which is heavy.
export const profileSchema = yup.object({
  firstname: requiredLine(),
  lastname: requiredLine(),
  phone: phoneField(),
  country: requiredLine(),
  city: requiredLine(),
  streetNamehouseNumber: requiredLine(limits.addressLength),
  postalcode: postalcodeField(),
  companyname: optionalLine(limits.addressLength),
});

/** What `updateMe` takes. */
export const updateMeSchema = profileSchema.shape({
  termsAccepted: yup.boolean().strict().default(false),
});
