import type { SignInProblem } from '@qaysari/contract/account/types';
import type { Language } from '@qaysari/contract/shared/languages';
import { requestMail } from '../../mail/store.ts';
import {
  changeAccount,
  findAccount,
  findAccountByEmail,
  type Account,
} from '../../platform/accounts.ts';
import { securityEvent } from '../../platform/security-log.ts';
import { findUser } from '../../user/store.ts';
import { noteConfirmedEmail } from '../verify-email.ts';
import { mayMail } from '../rate-limits.ts';
import { removeUnfinishedAccount } from '../sign-up.ts';
import { findRunningClaim, findUidOfIdentity, linkIdentity } from '../store.ts';
import { openAccount, type NewExternalUser } from './open-account.ts';
import type { Profile } from './provider-client.ts';

/** The user who may sign in, or the reason why not. */
export type SignInResult = { uid: string } | { problem: SignInProblem };

/** The language and the client address of the request. */
interface VisitContext {
  language: Language;
  address: string;
}

/**
 * Finds the user by provider and subject, which never change. For a new identity it opens an account. If
 * the address already has an account, it links that one, provided both sides have verified the address.
 */
export async function findOrCreateUser(
  profile: Profile,
  visit: VisitContext,
): Promise<SignInResult> {
  const uid = await findUidOfIdentity(profile);
  if (uid !== undefined && (await isActiveUser(uid))) return signIn(uid, profile, visit);
  const { email } = profile;
  if (email === undefined) return { problem: 'noEmail' };
  const newUser = { ...profile, email };
  if (await isEmailFree(newUser)) {
    const opened = await openAccount(newUser, visit.language, uid);
    // The verification mail is queued already.
    if (opened !== undefined) return profile.isEmailVerified ? { uid: opened } : unverified;
  }
  const account = await findAccountByEmail(email);
  return account ? signInWithAccount(account, newUser, visit) : { problem: 'failed' };
}

const unverified: SignInResult = { problem: 'unverified' };

async function isActiveUser(uid: string): Promise<boolean> {
  const user = await findUser(uid);
  return user !== undefined && !user.deletedAt;
}

/** An address also counts as free while the account for the same identity is being opened. */
async function isEmailFree(newUser: NewExternalUser): Promise<boolean> {
  const account = await findAccountByEmail(newUser.email);
  if (!account || (await findRunningClaim(newUser))?.uid === account.uid) return true;
  return removeUnfinishedAccount(newUser.email);
}

async function signIn(uid: string, profile: Profile, visit: VisitContext): Promise<SignInResult> {
  const account = await findAccount(uid);
  if (!account?.email) return { problem: 'failed' };
  if (account.emailVerified) return { uid };
  if (profile.isEmailVerified && profile.email === account.email) {
    await changeAccount(uid, { emailVerified: true });
    await noteConfirmedEmail(uid, account.email, 'provider');
    return { uid };
  }
  await sendNewLink(account.email, visit);
  return unverified;
}

/** Sends the verification link again, within the same rate limit as the endpoint. */
async function sendNewLink(email: string, { language, address }: VisitContext): Promise<void> {
  const asker = { subject: email, proof: undefined, address };
  if (await mayMail('verify-mail', asker)) {
    await requestMail({ kind: 'verifyEmail', whom: email, language });
  }
}

async function signInWithAccount(
  account: Account,
  newUser: NewExternalUser,
  visit: VisitContext,
): Promise<SignInResult> {
  const { uid } = account;
  // Another callback for the same user opened the account a moment ago.
  if ((await findUidOfIdentity(newUser)) === uid) return signIn(uid, newUser, visit);
  const user = await findUser(uid);
  // The user was just deleted. The address is free when the deletion is complete.
  if (user?.deletedAt) return { problem: 'failed' };
  const isTheirs = user !== undefined && account.emailVerified && newUser.isEmailVerified;
  if (!isTheirs) return { problem: 'otherAccount' };
  await linkIdentity(newUser, uid);
  securityEvent('identityLinked', { uid, provider: newUser.provider });
  return { uid };
}
