import type { changePassword as endpoint } from '@qaysari/contract/user-endpoints';
import { changeAccount } from '../platform/accounts.ts';
import { ApiError, signInNeeded, wrongFields } from '../platform/api-error.ts';
import type { Handler } from '../platform/call.ts';
import { isPasswordOf } from '../platform/identity-toolkit.ts';
import { takeGuess } from './guess-limits.ts';
import { passwordWasChanged } from './password-changed.ts';
import { refuseCommonPassword } from './refuse-common-password.ts';
import { startSession } from './session.ts';

/** `POST /user/change-password`. Answers the token with which this session goes on; all others end. */
export const changePassword: Handler<typeof endpoint> = async (call) => {
  const { caller, body, language, address } = call;
  const { uid, user } = caller;
  if (user.isOAuth) throw new ApiError(403, 'externalOnly');
  const { password, newPassword } = body;
  const giveBack = await takeGuess(uid, address);
  if (!(await isPasswordOf(user.email, password))) {
    throw wrongFields({ password: { key: 'passwordWrong' } });
  }
  await giveBack();
  if (password === newPassword) throw wrongFields({ newPassword: { key: 'passwordSame' } });
  await refuseCommonPassword('newPassword', newPassword);
  if (!(await changeAccount(uid, { password: newPassword }))) throw signInNeeded();
  await passwordWasChanged({ uid, email: user.email, language });
  return { token: await startSession(uid) };
};
