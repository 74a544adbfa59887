import { postalcodeField } from './account-fields.ts';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { phoneField } from './phone-field.ts';
import { yup } from './schema.ts';
import { optionalLine, requiredLine } from './text-fields.ts';
import type { User } from './user-entity.ts';

// Apart from the other calls of one's own account: it alone needs what is known of phone numbers.
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

/**
 * Saves the whole profile. `termsAccepted` must be true until the terms were accepted once. Another phone number needs a
 * sign-in of the last minutes, as a change of the address does.
 */
export const updateMe = endpoint({
  method: 'PUT',
  path: '/user/update-me',
  access: 'user',
  body: profileSchema.shape({ termsAccepted: yup.boolean().strict().default(false) }),
  message: 'profileUpdated',
}).answers<User>();
