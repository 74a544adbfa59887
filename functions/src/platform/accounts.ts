import type { Auth, UserRecord as Account } from 'firebase-admin/auth';
import { limits } from '@qaysari/contract/limits';
import { config } from './config.ts';
import { firebaseApp } from './firebase-app.ts';
import { exchangeCustomToken, normalizePassword } from './identity-toolkit.ts';

/** Firebase Auth accounts: addresses, and passwords that only Firebase Auth knows. */

export type { Account };

async function auth(): Promise<Auth> {
  // Loaded on first use: visitors' requests never need it.
  const { getAuth } = await import('firebase-admin/auth');
  return getAuth(firebaseApp());
}

function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** The result, or undefined when firebase-admin fails with this error code. */
async function undefinedOnError<T>(code: string, work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (errorCode(error) === code) return undefined;
    throw error;
  }
}

export async function findAccount(uid: string): Promise<Account | undefined> {
  return undefinedOnError('auth/user-not-found', (await auth()).getUser(uid));
}

/**
 * Looks in Auth, not in Firestore, because only Auth keeps addresses unique. Nobody has an address that
 * firebase-admin takes for none.
 */
export async function findAccountByEmail(email: string): Promise<Account | undefined> {
  const found = undefinedOnError('auth/user-not-found', (await auth()).getUserByEmail(email));
  return undefinedOnError('auth/invalid-email', found);
}

interface NewAccount {
  uid: string;
  email: string;
  password?: string;
  emailVerified: boolean;
}

/** False when the address or the uid has an account already. */
export async function createAccount({ password, ...rest }: NewAccount): Promise<boolean> {
  const account =
    password === undefined ? rest : { ...rest, password: normalizePassword(password) };
  const created = undefinedOnError('auth/email-already-exists', (await auth()).createUser(account));
  return (await undefinedOnError('auth/uid-already-exists', created)) !== undefined;
}

interface Change {
  email?: string;
  password?: string;
  emailVerified?: boolean;
  /** A disabled account cannot sign in. */
  disabled?: boolean;
}

/** False when another account has the address, or when the account does not exist. */
export async function changeAccount(uid: string, change: Change): Promise<boolean> {
  const { password, ...rest } = change;
  const update = (await auth()).updateUser(
    uid,
    password === undefined ? rest : { ...rest, password: normalizePassword(password) },
  );
  const changed = undefinedOnError('auth/email-already-exists', update);
  return (await undefinedOnError('auth/user-not-found', changed)) !== undefined;
}

/** Does nothing when the account does not exist. */
export async function deleteAccount(uid: string): Promise<void> {
  await undefinedOnError('auth/user-not-found', (await auth()).deleteUser(uid));
}

/** What a session says beside its user. */
interface SessionClaims {
  /** When the user's sessions became valid. */
  validFrom: number;
  /** Its own id. */
  session: string;
}

/** Creates a Firebase session cookie of seven days. Undefined when the account is gone. */
export async function createSessionCookie(
  uid: string,
  claims: SessionClaims,
): Promise<string | undefined> {
  const admin = await auth();
  const customToken = await admin.createCustomToken(uid, claims);
  const { idToken, isNew } = await exchangeCustomToken(customToken);
  if (isNew) {
    // The account was just deleted, and this exchange created it again.
    await deleteAccount(uid);
    return undefined;
  }
  return admin.createSessionCookie(idToken, { expiresIn: limits.tokenDays * 24 * 60 * 60 * 1000 });
}

/** A token with which the Firebase SDK in a browser signs in as this user. Valid for one hour. */
export async function createCustomToken(uid: string): Promise<string> {
  return (await auth()).createCustomToken(uid);
}

/**
 * Has all browsers of a user sign in anew for the live conversations, within the hour: Firebase ends them
 * all or none. The sessions of the site go on. On the Auth emulator they would not, so it is left out there.
 */
export async function endLiveAccess(uid: string): Promise<void> {
  if (config().authEmulatorHost === undefined) await revokeRefreshTokens(uid);
}

/**
 * Ends what the Firebase SDK in browsers may do for a user, an hour later at most: tokens that it has stay
 * valid for so long. Does nothing when the account does not exist.
 */
export async function revokeRefreshTokens(uid: string): Promise<void> {
  await undefinedOnError('auth/user-not-found', (await auth()).revokeRefreshTokens(uid));
}
