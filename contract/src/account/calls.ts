import type { NameOnAds } from './person.ts';
import type {
  DataArchive,
  DeviceSession,
  NewPasswordForm,
  PhoneConfirmation,
  ProfileForm,
  Provider,
  SignInForm,
  SignUpForm,
  SignedIn,
  User,
} from './types.ts';
import type { Language } from '../shared/languages.ts';
import type { JsonEndpoint, IdParams, MailedCode, Nothing } from '../shared/endpoint.ts';

/** Signs a user in. Returns a token for seven days and the user. */
export const login: JsonEndpoint<'public', { body: SignInForm }, SignedIn> = {
  method: 'POST',
  path: '/auth/login',
  access: 'public',
  knowsBrowser: true,
};

/**
 * Opens an account and mails the link that verifies the address. An address with an account gets the same
 * answer in the same time, and its owner gets a mail. With an `Idempotency-Key`, a retry of a successful
 * sign-up with the same name, address and password gets the same answer.
 */
export const register: JsonEndpoint<'public', { body: SignUpForm }, undefined> = {
  method: 'POST',
  path: '/auth/register',
  access: 'public',
  appCheck: 'everybody',
  message: 'registered',
  isRepeatable: true,
};

/** Mails the verification link again. The answer is the same when there is no such account. */
export const resendVerification: JsonEndpoint<
  'public',
  { body: { usernameOrEmail: string } },
  undefined
> = {
  method: 'POST',
  path: '/auth/resend-verification',
  access: 'public',
  appCheck: 'everybody',
  message: 'verificationSent',
};

/** Mails a code for a new password. The answer is the same when there is no such account. */
export const forgotPassword: JsonEndpoint<'public', { body: { email: string } }, undefined> = {
  method: 'POST',
  path: '/auth/forgot-password',
  access: 'public',
  knowsBrowser: true,
  appCheck: 'everybody',
  message: 'resetCodeSent',
};

/** Exchanges the mailed code for a reset token. `resetToken` works once, within ten minutes. */
export const confirmCode: JsonEndpoint<
  'public',
  { body: { email: string; code: string } },
  { resetToken: string }
> = {
  method: 'POST',
  path: '/auth/confirm-code',
  access: 'public',
  knowsBrowser: true,
  message: 'codeVerified',
};

/** Sets a new password and ends all sessions of the user. */
export const resetPassword: JsonEndpoint<
  'public',
  { body: NewPasswordForm & { email: string; resetToken: string } },
  undefined
> = {
  method: 'POST',
  path: '/auth/reset-password',
  access: 'public',
  knowsBrowser: true,
  message: 'passwordUpdated',
};

/** Lists the external providers that are configured. */
export const listProviders: JsonEndpoint<'public', Nothing, Provider[]> = {
  method: 'GET',
  path: '/auth/providers',
  access: 'public',
};

/** Verifies an e-mail address. `code` is the secret in the mailed link. */
export const verifyEmail: JsonEndpoint<'public', { body: MailedCode }, undefined> = {
  method: 'POST',
  path: '/auth/verify-email',
  access: 'public',
  message: 'emailVerified',
};

/**
 * Takes back a change of the e-mail address, for seven days. `code` is the secret in the link that the old
 * address got. Ends all sessions; works once.
 */
export const undoEmailChange: JsonEndpoint<'public', { body: MailedCode }, undefined> = {
  method: 'POST',
  path: '/auth/undo-email-change',
  access: 'public',
  message: 'emailTakenBack',
};

/** Lists the devices on which the caller is signed in: this one first, then the latest. */
export const listSessions: JsonEndpoint<'user', Nothing, DeviceSession[]> = {
  method: 'GET',
  path: '/user/sessions',
  access: 'user',
};

/**
 * Signs a device of the caller out, and ends its notifications. Its open live conversations end within an hour. A
 * repeated call changes nothing.
 */
export const endSession: JsonEndpoint<'user', { params: IdParams }, undefined> = {
  method: 'DELETE',
  path: '/user/sessions/{id}',
  access: 'user',
};

/** Signs this device out. Its session is no longer valid. */
export const logout: JsonEndpoint<'user', Nothing, undefined> = {
  method: 'POST',
  path: '/auth/logout',
  access: 'user',
};

/** Ends all sessions of the caller, including this one. */
export const logoutEverywhere: JsonEndpoint<'user', Nothing, undefined> = {
  method: 'POST',
  path: '/auth/logout-everywhere',
  access: 'user',
  message: 'signedOutEverywhere',
};

/** Returns the caller. */
export const getMe: JsonEndpoint<'user', Nothing, User> = {
  method: 'GET',
  path: '/user/me',
  access: 'user',
};

/** Sets which name the caller's ads show, on their cards and pages too. Until then they show none. */
export const setNameOnAds: JsonEndpoint<'user', { body: { nameOnAds: NameOnAds } }, User> = {
  method: 'PUT',
  path: '/user/name-on-ads',
  access: 'user',
  message: 'profileUpdated',
};

/**
 * Saves the whole profile. Another `mailLanguage` than before is a choice, which signing in no longer changes.
 * `termsAccepted` must be true until the terms were accepted once. Another phone number needs a
 * sign-in of the last minutes, as a change of the address does.
 */
export const updateMe: JsonEndpoint<
  'user',
  { body: ProfileForm & { termsAccepted: boolean; mailLanguage?: Language | undefined } },
  User
> = {
  method: 'PUT',
  path: '/user/update-me',
  access: 'user',
  message: 'profileUpdated',
};

/** Changes the password and ends all other sessions. This session continues with the returned token. */
export const changePassword: JsonEndpoint<
  'user',
  { body: NewPasswordForm & { password: string } },
  { token: string }
> = {
  method: 'POST',
  path: '/user/change-password',
  access: 'user',
  message: 'passwordUpdated',
};

/**
 * Mails a code to a new e-mail address. The address changes with `confirmEmailChange`. Needs a sign-in of the
 * last ten minutes.
 */
export const changeEmail: JsonEndpoint<'user', { body: { newEmail: string } }, undefined> = {
  method: 'PUT',
  path: '/user/change-email',
  access: 'user',
  needsRecentSignIn: true,
  message: 'emailCodeSent',
};

/**
 * Changes the e-mail address with the mailed code and ends all other sessions. This session continues
 * with the returned token. Needs a sign-in of the last ten minutes.
 */
export const confirmEmailChange: JsonEndpoint<
  'user',
  { body: { email: string; code: string } },
  { email: string; token: string }
> = {
  method: 'POST',
  path: '/user/confirm-code',
  access: 'user',
  needsRecentSignIn: true,
  message: 'emailChanged',
};

/**
 * Deletes the account and all data of the caller permanently. Requires `force=true` and a sign-in of the last
 * ten minutes.
 */
export const deleteMe: JsonEndpoint<'user', { query: { force: 'true' } }, undefined> = {
  method: 'PUT',
  path: '/user/delete',
  access: 'user',
  needsRecentSignIn: true,
  endsSession: true,
  message: 'accountDeleted',
};

/** Returns whether the caller's phone number is confirmed, and whether a code can be sent to it. */
export const getPhoneConfirmation: JsonEndpoint<'user', Nothing, PhoneConfirmation> = {
  method: 'GET',
  path: '/user/phone',
  access: 'user',
};

/**
 * Sends a code of six digits to the phone number of the caller's profile. It counts for ten minutes, and for this
 * number alone.
 */
export const sendPhoneCode: JsonEndpoint<'user', Nothing, undefined> = {
  method: 'POST',
  path: '/user/phone-code',
  access: 'user',
  message: 'phoneCodeSent',
};

/** Confirms the caller's phone number with the code that was sent to it. */
export const confirmPhone: JsonEndpoint<'user', { body: { code: string } }, PhoneConfirmation> = {
  method: 'POST',
  path: '/user/confirm-phone',
  access: 'user',
  message: 'phoneConfirmed',
};

/** Returns the state of the archive with the caller's data. */
export const getData: JsonEndpoint<'user', Nothing, DataArchive> = {
  method: 'GET',
  path: '/user/data',
  access: 'user',
};

/**
 * Requests an archive of all data stored about the caller, and a mail with a link to it. Once a week. Needs a sign-in
 * of the last ten minutes.
 */
export const askForData: JsonEndpoint<'user', Nothing, DataArchive> = {
  method: 'POST',
  path: '/user/data',
  access: 'user',
  needsRecentSignIn: true,
  message: 'dataAsked',
};

/**
 * Says how large the archive of a mailed link is. `code` is the secret in the link. The archive itself comes in
 * pieces: `POST /user/data/piece` takes the code and `from`, the first byte wanted, and answers bytes.
 */
export const openData: JsonEndpoint<
  'public',
  { body: MailedCode },
  {
    /** @asType integer */
    bytes: number;
    /** Distinguishes pieces of this archive from those of another. */
    version: string;
  }
> = {
  method: 'POST',
  path: '/user/data/archive',
  access: 'public',
};
