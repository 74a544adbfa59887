import {
  codeField,
  emailField,
  newPasswordField,
  optionalLine,
  passwordField,
  phoneField,
  postalcodeField,
  repeatedField,
  requiredLine,
} from './account-fields.ts';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { yup } from './schema.ts';
import type { User } from './user-entity.ts';

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

/** Saves the whole profile at once. `termsAccepted` must be true until it once was. */
export const updateMe = endpoint({
  method: 'PUT',
  path: '/user/update-me',
  access: 'member',
  body: profileSchema.shape({ termsAccepted: yup.boolean().strict().default(false) }),
  message: 'profileUpdated',
}).answers<User>();

const changePasswordSchema = yup.object({
  password: passwordField(),
  newPassword: newPasswordField(),
  confirmNewPassword: repeatedField('newPassword'),
});

/** Changes the password. Ends all other sessions; this one goes on with the token of the answer. */
export const changePassword = endpoint({
  method: 'POST',
  path: '/user/change-password',
  access: 'member',
  body: changePasswordSchema,
  message: 'passwordUpdated',
}).answers<{ token: string }>();

export const changeEmailSchema = yup.object({ newEmail: emailField() });

/** Sends a code to a new e-mail address. Nothing changes before `confirmEmailChange`. */
export const changeEmail = endpoint({
  method: 'PUT',
  path: '/user/change-email',
  access: 'member',
  body: changeEmailSchema,
  message: 'emailCodeSent',
}).answers<undefined>();

/**
 * Changes the e-mail address by the code that was sent to it. Ends all other sessions; this one goes on with the
 * token of the answer.
 */
export const confirmEmailChange = endpoint({
  method: 'POST',
  path: '/user/confirm-code',
  access: 'member',
  body: yup.object({ email: emailField(), code: codeField() }),
  message: 'emailChanged',
}).answers<{ email: string; token: string }>();

/** Deletes the account and all that is the person's, for good. So `force=true` must be said. */
export const deleteMe = endpoint({
  method: 'PUT',
  path: '/user/delete',
  access: 'member',
  query: yup.object({
    force: yup
      .mixed<'true'>()
      .oneOf(['true'] as const)
      .required(),
  }),
  message: 'accountDeleted',
}).answers<undefined>();
