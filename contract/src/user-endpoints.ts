import {
  codeField,
  emailField,
  newPasswordField,
  passwordField,
  repeatedField,
} from './account-fields.ts';
import { endpoint } from './endpoint.ts';
import { yup } from './schema.ts';

const changePasswordSchema = yup.object({
  password: passwordField(),
  newPassword: newPasswordField(),
  confirmNewPassword: repeatedField('newPassword'),
});

/** Changes the password and ends all other sessions. This session continues with the returned token. */
export const changePassword = endpoint({
  method: 'POST',
  path: '/user/change-password',
  access: 'user',
  body: changePasswordSchema,
  message: 'passwordUpdated',
}).answers<{ token: string }>();

export const changeEmailSchema = yup.object({ newEmail: emailField() });

/**
 * Mails a code to a new e-mail address. The address changes with `confirmEmailChange`. Needs a sign-in of the
 * last ten minutes.
 */
export const changeEmail = endpoint({
  method: 'PUT',
  path: '/user/change-email',
  access: 'user',
  needsRecentSignIn: true,
  body: changeEmailSchema,
  message: 'emailCodeSent',
}).answers<undefined>();

/**
 * Changes the e-mail address with the mailed code and ends all other sessions. This session continues
 * with the returned token. Needs a sign-in of the last ten minutes.
 */
export const confirmEmailChange = endpoint({
  method: 'POST',
  path: '/user/confirm-code',
  access: 'user',
  needsRecentSignIn: true,
  body: yup.object({ email: emailField(), code: codeField() }),
  message: 'emailChanged',
}).answers<{ email: string; token: string }>();

/**
 * Deletes the account and all data of the caller permanently. Requires `force=true` and a sign-in of the last
 * ten minutes.
 */
export const deleteMe = endpoint({
  method: 'PUT',
  path: '/user/delete',
  access: 'user',
  needsRecentSignIn: true,
  endsSession: true,
  query: yup.object({
    force: yup
      .mixed<'true'>()
      .oneOf(['true'] as const)
      .required(),
  }),
  message: 'accountDeleted',
}).answers<undefined>();
