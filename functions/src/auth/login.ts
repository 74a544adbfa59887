import type { login as endpoint } from '@qaysari/contract/auth-endpoints';
import { ApiError } from '../platform/api-error.ts';
import type { Handler } from '../platform/handler.ts';
import { verifyPassword } from '../platform/identity-toolkit.ts';
import { findActiveUser } from '../user/store.ts';
import { findAccountByLogin } from './find-account.ts';
import { countWrongPassword, limitPasswordGuesses } from './rate-limits.ts';
import { startSession } from './session.ts';

/** No account has this address. Checking a password for it takes as long as for a real one. */
const unknownEmail = 'nobody@qaysari.invalid';

/**
 * `POST /auth/login`. Throws 401 for wrong credentials, and 403 when the password is right but the
 * address is unverified.
 */
export const login: Handler<typeof endpoint> = async ({ body, address }) => {
  const account = await findAccountByLogin(body.usernameOrEmail);
  const refund = await limitPasswordGuesses(account?.uid ?? body.usernameOrEmail, address);
  const isRight = await verifyPassword(account?.email ?? unknownEmail, body.password);
  const user = account && isRight ? await findActiveUser(account.uid) : undefined;
  if (!user) {
    await countWrongPassword(address);
    throw new ApiError(401, 'signInWrong');
  }
  await refund();
  if (account?.emailVerified !== true) throw new ApiError(403, 'emailUnverified');
  return { token: await startSession(user._id), user };
};
