import type { changePassword as endpoint } from '@qaysari/contract/user-endpoints';
import { changeAccount } from '../platform/accounts.ts';
import { ApiError, signInNeeded, wrongFields } from '../platform/api-error.ts';
import type { Handler } from '../platform/handler.ts';
import { verifyPassword } from '../platform/identity-toolkit.ts';
import { limitPasswordGuesses } from './rate-limits.ts';
import { afterPasswordChange } from './after-password-change.ts';
import { rejectCommonPassword } from './reject-common-password.ts';
import { startSession } from './session.ts';

/** `POST /user/change-password`. Returns a new token for this session; all other sessions end. */
export const changePassword: Handler<typeof endpoint> = async (call) => {
  const { caller, body, language, address } = call;
  const { uid, user } = caller;
  if (user.isOAuth) throw new ApiError(403, 'externalOnly');
  const { password, newPassword } = body;
  const refund = await limitPasswordGuesses(uid, address);
  if (!(await verifyPassword(user.email, password))) {
    throw wrongFields({ password: { key: 'passwordWrong' } });
  }
  await refund();
  if (password === newPassword) throw wrongFields({ newPassword: { key: 'passwordSame' } });
  await rejectCommonPassword('newPassword', newPassword);
  if (!(await changeAccount(uid, { password: newPassword }))) throw signInNeeded();
  await afterPasswordChange({ uid, email: user.email, language });
  return { token: await startSession(uid) };
};
