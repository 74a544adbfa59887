import type { login as endpoint } from '@qaysari/contract/auth-endpoints';
import { ApiError } from '../platform/api-error.ts';
import type { Handler } from '../platform/call.ts';
import { isPasswordOf } from '../platform/identity-toolkit.ts';
import { findOwnView } from '../user/store.ts';
import { findAccountOf } from './find-account.ts';
import { takeGuess } from './guess-limits.ts';
import { startSession } from './session.ts';

/** Nobody's: checking a password for it takes as long as for somebody. */
const nobody = 'nobody@qaysari.invalid';

/** `POST /auth/login`. 401 for anything wrong, 403 for the right password of an unverified address. */
export const login: Handler<typeof endpoint> = async ({ body, address }) => {
  const account = await findAccountOf(body.usernameOrEmail);
  const giveBack = await takeGuess(account?.uid ?? body.usernameOrEmail, address);
  const isRight = await isPasswordOf(account?.email ?? nobody, body.password);
  const user = account && isRight ? await findOwnView(account.uid) : undefined;
  if (!user) throw new ApiError(401, 'signInWrong');
  await giveBack();
  if (account?.emailVerified !== true) throw new ApiError(403, 'emailUnverified');
  return { token: await startSession(user._id), user };
};
