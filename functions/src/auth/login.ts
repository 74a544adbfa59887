import type { login as endpoint } from '@qaysari/contract/account/calls';
import { findAccount, type Account } from '../platform/accounts.ts';
import { ApiError } from '../platform/api-error.ts';
import type { Handler } from '../platform/handler.ts';
import { verifyPassword } from '../platform/identity-toolkit.ts';
import { securityEvent } from '../platform/security-log.ts';
import {
  findUser,
  isKnownBrowser,
  isLockedOut,
  ownDataOf,
  type UserRecord,
} from '../user/store.ts';
import { findAccountByLogin } from './find-account.ts';
import { placeholder } from './placeholder-account.ts';
import { countWrongPassword, limitPasswordGuesses } from './rate-limits.ts';
import { sessionStartOf, startSession } from './session.ts';
import { isUnsettled, settleAccountChange } from './settle-account.ts';

/**
 * `POST /auth/login`. Throws 401 for wrong credentials, and 403 when the password is right but the
 * address is unverified or the account is locked.
 */
export const login: Handler<typeof endpoint> = async (call) => {
  const { body, address, browser } = call;
  const found = await findAccountByLogin(body.usernameOrEmail);
  // Reads a document for nobody's account too, so that the time does not tell whether there is one.
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
  return { token: await startSession(sessionStartOf(user), call), user: ownDataOf(user) };
};

interface Settled {
  account: Account | undefined;
  user: UserRecord | undefined;
}

async function settle(found: Settled): Promise<Settled> {
  const { account, user } = found;
  if (!account || !user || !isUnsettled(user, account)) return found;
  await settleAccountChange(account.uid);
  return { account: await findAccount(account.uid), user: await findUser(account.uid) };
}
