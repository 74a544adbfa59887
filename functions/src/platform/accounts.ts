import type { Auth, UserRecord as Account } from 'firebase-admin/auth';
import { limits } from '@qaysari/contract/shared/limits';
import { BoundedMap } from './bounded-map.ts';
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

/**
 * The account with which browsers listen to the conversations of a person. It has no address, no password and no
 * provider, so the holder of its tokens can change nothing of the person's own account (decision 75).
 */
const livePrefix = 'live-';
const liveAccountOf = (uid: string) => livePrefix + uid;

/**
 * Writes an account that needs an address. Firebase lets the holder of a live account's token give it an address: such
 * an account is made again without one. Undefined when a person's account has the address.
 */
async function withFreeAddress<T>(
  email: string | undefined,
  write: (admin: Auth) => Promise<T>,
): Promise<T | undefined> {
  const admin = await auth();
  const written = await undefinedOnError('auth/email-already-exists', write(admin));
  if (written !== undefined || email === undefined) return written;
  const holder = await undefinedOnError('auth/user-not-found', admin.getUserByEmail(email));
  if (!holder?.uid.startsWith(livePrefix)) return undefined;
  await undefinedOnError('auth/user-not-found', admin.deleteUser(holder.uid));
  await undefinedOnError('auth/uid-already-exists', admin.createUser({ uid: holder.uid }));
  return undefinedOnError('auth/email-already-exists', write(admin));
}

export async function findAccount(uid: string): Promise<Account | undefined> {
  return undefinedOnError('auth/user-not-found', (await auth()).getUser(uid));
}

/**
 * Looks in Auth, not in Firestore, because only Auth keeps addresses unique. Nobody has an address that
 * firebase-admin takes for none, and a live account's address is nobody's.
 */
export async function findAccountByEmail(email: string): Promise<Account | undefined> {
  const found = undefinedOnError('auth/user-not-found', (await auth()).getUserByEmail(email));
  const account = await undefinedOnError('auth/invalid-email', found);
  return account?.uid.startsWith(livePrefix) ? undefined : account;
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
  const created = withFreeAddress(rest.email, (admin) => admin.createUser(account));
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
  const account =
    password === undefined ? rest : { ...rest, password: normalizePassword(password) };
  const changed = withFreeAddress(rest.email, (admin) => admin.updateUser(uid, account));
  return (await undefinedOnError('auth/user-not-found', changed)) !== undefined;
}

/** Deletes the account and its live account. Does nothing when they do not exist. */
export async function deleteAccount(uid: string): Promise<void> {
  const admin = await auth();
  for (const each of [liveAccountOf(uid), uid]) {
    await undefinedOnError('auth/user-not-found', admin.deleteUser(each));
  }
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

/**
 * A custom token for the live account of a person. The security rules read both claims: whose conversations may be
 * read, and until when (milliseconds since 1970).
 */
export async function createLiveToken(person: string, until: number): Promise<string> {
  const admin = await auth();
  const uid = liveAccountOf(person);
  if (!created.has(uid)) {
    // Clients may not sign up (deploy/authentication.json), so the account must exist before a browser signs in to it.
    await undefinedOnError('auth/uid-already-exists', admin.createUser({ uid }));
    created.set(uid, true);
  }
  return admin.createCustomToken(uid, { person, until });
}

/** Live accounts that this instance knows to exist. */
const created = new BoundedMap<string, true>(10_000);
