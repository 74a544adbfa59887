import type { SignInProblem } from '@qaysari/contract/auth-endpoints';
import type { Language } from '@qaysari/contract/languages';
import { requestMail } from '../../mail/store.ts';
import {
  changeAccount,
  findAccount,
  findAccountByEmail,
  type Account,
} from '../../platform/accounts.ts';
import { ApiError } from '../../platform/api-error.ts';
import { findUser } from '../../user/store.ts';
import { limitMails } from '../rate-limits.ts';
import { removeUnfinishedAccount } from '../unfinished-account.ts';
import { findRunningClaim, findUidOfIdentity, linkIdentity } from '../store.ts';
import { openAccount, type NewExternalUser } from './open-account.ts';
import type { Profile } from './profile.ts';

/** Who may sign in, or why nobody may. */
export type SignInResult = { uid: string } | { problem: SignInProblem };

/** Of the page from which somebody came. */
interface VisitContext {
  language: Language;
  address: string;
}

/**
 * The person whom a provider knows so: by provider and subject, who never change. One who is new gets
 * an account, or, where the address has one, that account, if both sides say that it is theirs.
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
    // Their mail is on its way.
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

/** Free is also an address whose account is just being opened for this very person. */
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
    return { uid };
  }
  await sendNewLink(account.email, visit);
  return unverified;
}

/** As often as anybody may ask for it. */
async function sendNewLink(email: string, { language, address }: VisitContext): Promise<void> {
  try {
    await limitMails('verify-mail', email, address);
  } catch (error) {
    if (error instanceof ApiError && error.status === 429) return;
    throw error;
  }
  await requestMail({ kind: 'verifyEmail', whom: email, language });
}

async function signInWithAccount(
  account: Account,
  newUser: NewExternalUser,
  visit: VisitContext,
): Promise<SignInResult> {
  const { uid } = account;
  // Opened a moment ago by another callback for the same person.
  if ((await findUidOfIdentity(newUser)) === uid) return signIn(uid, newUser, visit);
  const user = await findUser(uid);
  // Deleted a moment ago: the address will be free when all is removed.
  if (user?.deletedAt) return { problem: 'failed' };
  const isTheirs = user !== undefined && account.emailVerified && newUser.isEmailVerified;
  if (!isTheirs) return { problem: 'otherAccount' };
  await linkIdentity(newUser, uid);
  return { uid };
}
