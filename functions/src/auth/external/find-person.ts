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
import { takeMailTurn } from '../guess-limits.ts';
import { removeLeftover } from '../leftover.ts';
import { findClaim, findUidOfIdentity, linkIdentity } from '../store.ts';
import { openAccount, type NewPerson } from './open-account.ts';
import type { Profile } from './profile.ts';

/** Who may sign in, or why nobody may. */
export type Found = { uid: string } | { problem: SignInProblem };

/** Of the page from which somebody came. */
interface Visit {
  language: Language;
  address: string;
}

/**
 * The person whom a provider knows so: by provider and subject, who never change. One who is new gets
 * an account, or, where the address has one, that account, if both sides say that it is theirs.
 */
export async function findPerson(profile: Profile, visit: Visit): Promise<Found> {
  const uid = await findUidOfIdentity(profile);
  if (uid !== undefined && (await isAlive(uid))) return enter(uid, profile, visit);
  const { email } = profile;
  if (email === undefined) return { problem: 'noEmail' };
  const person = { ...profile, email };
  if (await isFree(person)) {
    const opened = await openAccount(person, visit.language, uid);
    // Their mail is on its way.
    if (opened !== undefined) return profile.isEmailVerified ? { uid: opened } : unverified;
  }
  const account = await findAccountByEmail(email);
  return account ? enterExisting(account, person, visit) : { problem: 'failed' };
}

const unverified: Found = { problem: 'unverified' };

async function isAlive(uid: string): Promise<boolean> {
  const user = await findUser(uid);
  return user !== undefined && !user.deletedAt;
}

/** Free is also an address whose account is just being opened for this very person. */
async function isFree(person: NewPerson): Promise<boolean> {
  const account = await findAccountByEmail(person.email);
  if (!account || (await findClaim(person))?.uid === account.uid) return true;
  return removeLeftover(person.email);
}

async function enter(uid: string, profile: Profile, visit: Visit): Promise<Found> {
  const account = await findAccount(uid);
  if (!account?.email) return { problem: 'failed' };
  if (account.emailVerified) return { uid };
  if (profile.isEmailVerified && profile.email === account.email) {
    await changeAccount(uid, { emailVerified: true });
    return { uid };
  }
  await sendLinkAgain(account.email, visit);
  return unverified;
}

/** As often as anybody may ask for it. */
async function sendLinkAgain(email: string, { language, address }: Visit): Promise<void> {
  try {
    await takeMailTurn('verify-mail', email, address);
  } catch (error) {
    if (error instanceof ApiError && error.status === 429) return;
    throw error;
  }
  await requestMail({ kind: 'verifyEmail', whom: email, language });
}

async function enterExisting(account: Account, person: NewPerson, visit: Visit): Promise<Found> {
  const { uid } = account;
  // Opened a moment ago by another callback for the same person.
  if ((await findUidOfIdentity(person)) === uid) return enter(uid, person, visit);
  const user = await findUser(uid);
  // Deleted a moment ago: the address will be free when all is removed.
  if (user?.deletedAt) return { problem: 'failed' };
  const isTheirs = user !== undefined && account.emailVerified && person.isEmailVerified;
  if (!isTheirs) return { problem: 'otherAccount' };
  await linkIdentity(person, uid);
  return { uid };
}
