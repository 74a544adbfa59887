import type * as accountCalls from './calls.ts';
import {
  codeField,
  emailField,
  mailedCode,
  newPasswordField,
  passwordField,
  repeatedField,
  secretField,
  usernameField,
  usernameOrEmailField,
} from './fields.ts';
import { namesOnAds } from './person.ts';
import { nextPagePattern } from './types.ts';
import { booleanField } from '../shared/fields.ts';
import type { SchemasOf } from '../shared/endpoint.ts';
import { limits } from '../shared/limits.ts';
import { integerField } from '../shared/query-fields.ts';
import { errorKey, idParams, yup } from '../shared/schema.ts';

export const signInSchema = yup.object({
  usernameOrEmail: usernameOrEmailField(),
  password: passwordField(),
});

export const signUpSchema = yup.object({
  username: usernameField(),
  email: emailField(),
  password: newPasswordField(),
  confirmPassword: repeatedField('password'),
  /** Absent: they are asked with their first profile. */
  termsAccepted: booleanField().default(false),
  next: yup.string().strict().matches(nextPagePattern, errorKey('invalid')),
});

export const resendVerificationSchema = yup.object({ usernameOrEmail: usernameOrEmailField() });

export const forgotPasswordSchema = yup.object({ email: emailField() });

/** A mailed code, and the address that it was sent to. */
export const emailCodeSchema = yup.object({ email: emailField(), code: codeField() });

const newPasswordFields = {
  newPassword: newPasswordField(),
  confirmNewPassword: repeatedField('newPassword'),
};

export const newPasswordSchema = yup.object(newPasswordFields);

export const resetPasswordSchema = newPasswordSchema.shape({
  email: emailField(),
  resetToken: secretField(),
});

export const changePasswordSchema = yup.object({
  password: passwordField(),
  ...newPasswordFields,
});

export const changeEmailSchema = yup.object({ newEmail: emailField() });

export const phoneCodeSchema = yup.object({ code: codeField() });

/** What a piece of an archive is asked for with: `from` is the first byte. */
export const dataPieceSchema = mailedCode.shape({
  from: integerField(0, limits.dataArchiveBytes).required(),
});

/** What the calls of calls.ts take, but for the profile (profile-schema.ts). */
export const accountSchemas = {
  login: { body: signInSchema },
  register: { body: signUpSchema },
  resendVerification: { body: resendVerificationSchema },
  forgotPassword: { body: forgotPasswordSchema },
  confirmCode: { body: emailCodeSchema },
  resetPassword: { body: resetPasswordSchema },
  verifyEmail: { body: mailedCode },
  undoEmailChange: { body: mailedCode },
  changePassword: { body: changePasswordSchema },
  changeEmail: { body: changeEmailSchema },
  confirmEmailChange: { body: emailCodeSchema },
  confirmPhone: { body: phoneCodeSchema },
  deleteMe: {
    query: yup.object({
      force: yup
        .mixed<'true'>()
        .oneOf(['true'] as const)
        .required(),
    }),
  },
  endSession: { params: idParams },
  openData: { body: mailedCode },
  setNameOnAds: {
    body: yup.object({
      nameOnAds: yup.string().strict().oneOf(namesOnAds, errorKey('unknownValue')).required(),
    }),
  },
} satisfies Omit<SchemasOf<typeof accountCalls>, 'updateMe'>;
