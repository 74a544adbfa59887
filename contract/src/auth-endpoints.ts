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

/** A session of seven days: the token for the `Authorization` header, and its user. */
export interface SignedIn {
  token: string;
  user: User;
}

const signInSchema = yup.object({
  usernameOrEmail: usernameOrEmailField(),
  password: passwordField(),
});

/** Signs a user in. Returns a token for seven days and the user. */
export const login = endpoint({
  method: 'POST',
  path: '/auth/login',
  access: 'public',
  knowsBrowser: true,
  body: signInSchema,
}).answers<SignedIn>();

export const signUpSchema = yup.object({
  username: usernameField(),
  email: emailField(),
  password: newPasswordField(),
  confirmPassword: repeatedField('password'),
});

/**
 * Opens an account and mails the link that verifies the address. An address with an account gets the same
 * answer in the same time, and its owner gets a mail. With an `Idempotency-Key`, a retry of a successful
 * sign-up with the same name, address and password gets the same answer.
 */
export const register = endpoint({
  method: 'POST',
  path: '/auth/register',
  access: 'public',
  appCheck: 'everybody',
  body: signUpSchema,
  message: 'registered',
  isRepeatable: true,
}).answers<undefined>();

/** Mails the verification link again. The answer is the same when there is no such account. */
export const resendVerification = endpoint({
  method: 'POST',
  path: '/auth/resend-verification',
  access: 'public',
  appCheck: 'everybody',
  body: yup.object({ usernameOrEmail: usernameOrEmailField() }),
  message: 'verificationSent',
}).answers<undefined>();

const forgotPasswordSchema = yup.object({ email: emailField() });

/** Mails a code for a new password. The answer is the same when there is no such account. */
export const forgotPassword = endpoint({
  method: 'POST',
  path: '/auth/forgot-password',
  access: 'public',
  knowsBrowser: true,
  appCheck: 'everybody',
  body: forgotPasswordSchema,
  message: 'resetCodeSent',
}).answers<undefined>();

/** Exchanges the mailed code for a reset token. `resetToken` works once, within ten minutes. */
export const confirmCode = endpoint({
  method: 'POST',
  path: '/auth/confirm-code',
  access: 'public',
  knowsBrowser: true,
  body: yup.object({ email: emailField(), code: codeField() }),
  message: 'codeVerified',
}).answers<{ resetToken: string }>();

export const newPasswordSchema = yup.object({
  newPassword: newPasswordField(),
  confirmNewPassword: repeatedField('newPassword'),
});

/** Sets a new password and ends all sessions of the user. */
export const resetPassword = endpoint({
  method: 'POST',
  path: '/auth/reset-password',
  access: 'public',
  knowsBrowser: true,
  body: newPasswordSchema.shape({ email: emailField(), resetToken: secretField() }),
  message: 'passwordUpdated',
}).answers<undefined>();

/** External sign-in: the site sends the browser to `/api/auth/{provider}`. */
export const providers = ['google', 'facebook'] as const;
export type Provider = (typeof providers)[number];

/** Lists the external providers that are configured. */
export const listProviders = endpoint({
  method: 'GET',
  path: '/auth/providers',
  access: 'public',
}).answers<Provider[]>();

/** Why an external sign-in failed: `/{lng}/sign-in?problem=…`. */
export const signInProblems = [
  'cancelled',
  'failed',
  /** Staff have locked the account. */
  'locked',
  'noEmail',
  'otherAccount',
  /** The account exists, but its address is not verified yet; the API has mailed the link. */
  'unverified',
] as const;
export type SignInProblem = (typeof signInProblems)[number];
