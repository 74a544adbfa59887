import {
  codeField,
  emailField,
  newPasswordField,
  passwordField,
  repeatedField,
  secretField,
  usernameField,
  usernameOrEmailField,
} from './account-fields.ts';
import { endpoint } from './endpoint.ts';
import { yup } from './schema.ts';
import type { User } from './user-entity.ts';

/** A session of seven days, for the `Authorization` header, and whose it is. */
export interface SignedIn {
  token: string;
  user: User;
}

const signInSchema = yup.object({
  usernameOrEmail: usernameOrEmailField(),
  password: passwordField(),
});

/** Signs a person in: answers a token for seven days, and who they are. */
export const login = endpoint({
  method: 'POST',
  path: '/auth/login',
  access: 'public',
  body: signInSchema,
}).answers<SignedIn>();

export const signUpSchema = yup.object({
  username: usernameField(),
  email: emailField(),
  password: newPasswordField(),
  confirmPassword: repeatedField('password'),
});

/**
 * Opens an account and sends the link that verifies its e-mail address. The same answer, in the same time, for an
 * address that has an account: its owner learns of it by mail.
 */
export const register = endpoint({
  method: 'POST',
  path: '/auth/register',
  access: 'public',
  body: signUpSchema,
  message: 'registered',
}).answers<undefined>();

/** Sends the link that verifies an e-mail address again. The same answer whether or not there is such an account. */
export const resendVerification = endpoint({
  method: 'POST',
  path: '/auth/resend-verification',
  access: 'public',
  body: yup.object({ usernameOrEmail: usernameOrEmailField() }),
  message: 'verificationSent',
}).answers<undefined>();

/** Verifies an e-mail address. `code` is the secret of the link in the mail. */
export const verifyEmail = endpoint({
  method: 'POST',
  path: '/auth/verify-email',
  access: 'public',
  body: yup.object({ code: secretField() }),
  message: 'emailVerified',
}).answers<undefined>();

const forgotPasswordSchema = yup.object({ email: emailField() });

/** Sends a code for a new password. The same answer whether or not the address is known. */
export const forgotPassword = endpoint({
  method: 'POST',
  path: '/auth/forgot-password',
  access: 'public',
  body: forgotPasswordSchema,
  message: 'resetCodeSent',
}).answers<undefined>();

/** Takes the code of the mail for the right to set a new password. `resetToken` is good once, for ten minutes. */
export const confirmCode = endpoint({
  method: 'POST',
  path: '/auth/confirm-code',
  access: 'public',
  body: yup.object({ email: emailField(), code: codeField() }),
  message: 'codeVerified',
}).answers<{ resetToken: string }>();

export const newPasswordSchema = yup.object({
  newPassword: newPasswordField(),
  confirmNewPassword: repeatedField('newPassword'),
});

/** Sets a new password and ends every session of the person. */
export const resetPassword = endpoint({
  method: 'POST',
  path: '/auth/reset-password',
  access: 'public',
  body: newPasswordSchema.shape({ email: emailField(), resetToken: secretField() }),
  message: 'passwordUpdated',
}).answers<undefined>();

/** Ends every session of the person, this one too. */
export const logoutEverywhere = endpoint({
  method: 'POST',
  path: '/auth/logout-everywhere',
  access: 'member',
  message: 'signedOutEverywhere',
}).answers<undefined>();

/** External sign-in: a browser is sent to `/api/auth/{provider}`. */
export const providers = ['google', 'facebook'] as const;
export type Provider = (typeof providers)[number];

/** Lists the external providers that people can sign in through here. */
export const listProviders = endpoint({
  method: 'GET',
  path: '/auth/providers',
  access: 'public',
}).answers<Provider[]>();

/** Why an external sign-in came back without a session: `/{lng}/sign-in?problem=…`. */
export const signInProblems = [
  'cancelled',
  'failed',
  'noEmail',
  'otherAccount',
  /** The account is theirs; the link in the mail that it was sent is still to be opened. */
  'unverified',
] as const;
export type SignInProblem = (typeof signInProblems)[number];
