import type { Language } from '@qaysari/contract/shared/languages';
import { limits } from '@qaysari/contract/shared/limits';
import { randomInt, randomUUID } from 'node:crypto';
import { queueMail } from '../../mail/store.ts';
import { createAccount, findAccountByEmail } from '../../platform/accounts.ts';
import { isReservedName } from '../../user/public.ts';
import { claimUsername, createUser, releaseUsername } from '../../user/store.ts';
import {
  claimIdentity,
  confirmIdentity,
  findRunningClaim,
  type Claim,
  type IdentityKey,
} from '../store.ts';
import type { Profile } from './provider-client.ts';

const { min, max } = limits.usernameLength;

/** Used when neither the address nor the name has enough characters that a username allows. */
const fallback = 'user';

/**
 * Suggests a username: the part of the address before `@` (without a `+tag`), else the name. It ends with
 * this many random digits, for when the plain name is taken.
 */
export function suggestUsername(email: string, name: string, digits: number): string {
  const local = email.split('@', 1)[0] ?? '';
  const options = [local.split('+', 1)[0] ?? '', name].map(plain);
  const isFit = (option: string) => option.length >= min && !isReservedName(option);
  const base = options.find(isFit) ?? fallback;
  const ending = digits === 0 ? '' : String(randomInt(10 ** digits)).padStart(digits, '0');
  return base.slice(0, max - digits) + ending;
}

/** Keeps ASCII letters and digits, with single `.`, `-` or `_` between them. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9._-]+/g, '.')
    .replace(/[._-]{2,}/g, '.')
    .replace(/^[._-]|[._-]$/g, '');
}

/** An identity whose provider knows an e-mail address. */
export interface NewExternalUser extends Profile {
  email: string;
}

/** Random digits at the end of the username, by attempt. */
const digitsByAttempt = [0, 2, 4, 6, 9];

/**
 * Opens an account without a password for a new identity, and returns its uid. Undefined when the address
 * has another account. Concurrent calls for one identity, and a retry after a crash, repeat the same
 * steps with the same uid: only one account is created.
 */
export async function openAccount(
  newUser: NewExternalUser,
  language: Language,
  deletedUid: string | undefined,
): Promise<string | undefined> {
  const claim = await findOrCreateClaim(newUser, deletedUid);
  if (!claim) return undefined;
  const { uid, username } = claim;
  const { email, isEmailVerified: emailVerified } = newUser;
  const isOwnAccount =
    (await createAccount({ uid, email, emailVerified })) ||
    (await findAccountByEmail(email))?.uid === uid;
  // The claims expire by themselves.
  if (!isOwnAccount) return undefined;
  await confirmIdentity(newUser, uid, (writes) => {
    const isVouchedFor = emailVerified;
    createUser(writes, { uid, username, email, isOAuth: true, language, isVouchedFor });
    if (!emailVerified) queueMail(writes, { kind: 'verifyEmail', whom: email, language });
  });
  return uid;
}

async function findOrCreateClaim(newUser: NewExternalUser, deletedUid: string | undefined) {
  const runningClaim = await findRunningClaim(newUser);
  if (runningClaim) return runningClaim;
  const uid = randomUUID().replaceAll('-', '');
  const username = await claimFreeUsername(newUser, uid);
  const claim = await claimIdentity(identityKey(newUser), { uid, username }, deletedUid);
  if (claim?.uid !== uid) await releaseUsername(username, uid);
  return claim;
}

function identityKey({ provider, subject }: IdentityKey): IdentityKey {
  return { provider, subject };
}

async function claimFreeUsername(
  { email, name }: NewExternalUser,
  uid: string,
): Promise<Claim['username']> {
  for (const digits of digitsByAttempt) {
    const username = suggestUsername(email, name, digits);
    if (await claimUsername(username, uid)) return username;
  }
  throw new Error('No free username was found');
}
