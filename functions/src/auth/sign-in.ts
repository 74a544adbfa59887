import { isEmail, isUsername } from '@qaysari/contract/account/fields';
import {
  type listProviders as listProvidersEndpoint,
  type login as loginEndpoint,
} from '@qaysari/contract/account/calls';
import { providers } from '@qaysari/contract/account/types';
import { findAccount, findAccountByEmail, type Account } from '../platform/accounts.ts';
import { ApiError } from '../platform/api-error.ts';
import { config } from '../platform/config.ts';
import type { Handler } from '../platform/handler.ts';
import { verifyPassword } from '../platform/identity-toolkit.ts';
import { securityEvent } from '../platform/security-log.ts';
import { isKnownBrowser, isLockedOut, nextPageOf, type UserRecord } from '../user/public.ts';
import { findUidOfUsername, findUser, ownDataOf } from '../user/store.ts';
import { findUidOfPhone } from './phone-store.ts';
import { placeholder } from './placeholder-account.ts';
import { countWrongPassword, limitPasswordGuesses } from './rate-limits.ts';
import { sessionStartOf, startSession } from './session.ts';
import { isUnreconciled, reconcileAccount } from './reconcile-account.ts';

/**
 * The account of a username, an e-mail address or a confirmed phone number; undefined for nobody's, and for a text
 * that is none of these. A number comes before a name: a stranger may have taken its digits as a username.
 */
async function findAccountByLogin(typed: string): Promise<Account | undefined> {
  if (typed.includes('@')) return isEmail(typed) ? findAccountByEmail(typed) : undefined;
  const [ofPhone, ofName] = await Promise.all([
    findUidOfPhone(typed),
    isUsername(typed) ? findUidOfUsername(typed) : undefined,
  ]);
  const uid = ofPhone ?? ofName;
  // Looks up a placeholder account too, so that the time does not reveal whether there is an account.
  const account = await findAccount(uid ?? placeholder.uid);
  return uid === undefined ? undefined : account;
}

/**
 * The address that a mail for a username or e-mail address goes to; undefined when there cannot be one. An
 * address may be nobody's: the mail trigger finds that out.
 */
export async function findRecipient(usernameOrEmail: string): Promise<string | undefined> {
  if (isEmail(usernameOrEmail)) return usernameOrEmail;
  return (await findAccountByLogin(usernameOrEmail))?.email;
}

/**
 * `POST /auth/login`. Throws 401 for wrong credentials, and 403 when the password is right but the
 * address is unverified or the account is locked.
 */
export const login: Handler<typeof loginEndpoint> = async (call) => {
  const { body, address, browser } = call;
  const found = await findAccountByLogin(body.usernameOrEmail);
  // Reads a placeholder document too, so that the time does not reveal whether there is an account.
  const owner = await findUser(found?.uid ?? placeholder.uid);
  const refund = await limitPasswordGuesses({
    subject: found?.uid ?? body.usernameOrEmail,
    proof: isKnownBrowser(owner, browser) ? browser : undefined,
    address,
  });
  // Before the password is checked: the session must not outlive a change of it that is under way.
  const { account, user } = await settle({ account: found, user: owner });
  const isRight = await verifyPassword(account?.email ?? placeholder.email, body.password);
  if (!isRight || !account || !user || user.deletedAt) {
    await countWrongPassword(address);
    securityEvent('signInFailed', { uid: account?.uid });
    throw new ApiError(401, 'signInWrong');
  }
  await refund();
  if (isLockedOut(user)) throw new ApiError(403, 'accountLocked');
  if (!account.emailVerified) throw new ApiError(403, 'emailUnverified');
  securityEvent('signedIn', { uid: user.id, by: 'password' });
  const next = nextPageOf(user);
  return {
    token: await startSession(sessionStartOf(user), call),
    user: ownDataOf(user),
    ...(next !== undefined && { next }),
  };
};

interface Settled {
  account: Account | undefined;
  user: UserRecord | undefined;
}

async function settle(found: Settled): Promise<Settled> {
  const { account, user } = found;
  if (!account || !user || !isUnreconciled(user, account)) return found;
  await reconcileAccount(account.uid);
  return { account: await findAccount(account.uid), user: await findUser(account.uid) };
}

/** `GET /auth/providers`. */
export const listProviders: Handler<typeof listProvidersEndpoint> = () =>
  Promise.resolve(providers.filter((provider) => config().providers[provider] !== undefined));
