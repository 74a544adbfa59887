import type { changePassword as endpoint } from '@qaysari/contract/account/calls';
import { findAccount } from '../platform/accounts.ts';
import { ApiError, signInNeeded, wrongFields } from '../platform/api-error.ts';
import type { Handler } from '../platform/handler.ts';
import { verifyPassword } from '../platform/identity-toolkit.ts';
import { changeAccountOf } from './account-change.ts';
import { limitPasswordGuesses, proofOf } from './rate-limits.ts';
import { rejectCommonPassword } from './reject-common-password.ts';
import { startSession } from './session.ts';

/** `POST /user/change-password`. Returns a new token for this session; all other sessions end. */
export const changePassword: Handler<typeof endpoint> = async (call) => {
  const { caller, body, language, address } = call;
  const { uid, user, session } = caller;
  if (user.isOAuth) throw new ApiError(403, 'externalOnly');
  const { password, newPassword } = body;
  const refund = await limitPasswordGuesses({ subject: uid, proof: proofOf(session), address });
  const email = (await findAccount(uid))?.email ?? user.email;
  if (!(await verifyPassword(email, password))) {
    throw wrongFields({ password: { key: 'passwordWrong' } });
  }
  await refund();
  if (password === newPassword) throw wrongFields({ newPassword: { key: 'passwordSame' } });
  await rejectCommonPassword('newPassword', newPassword);
  const changed = await changeAccountOf({
    ...{ uid, language, session },
    kind: 'password',
    password: newPassword,
  });
  if (!changed) throw signInNeeded();
  return { token: await startSession(changed, call) };
};
