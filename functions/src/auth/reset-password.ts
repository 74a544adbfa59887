import type { resetPassword as endpoint } from '@qaysari/contract/auth-endpoints';
import { redeemSecret } from '../code/store.ts';
import { changeAccount, findAccount } from '../platform/accounts.ts';
import { ApiError } from '../platform/api-error.ts';
import type { Handler } from '../platform/handler.ts';
import { clearPasswordGuesses } from './rate-limits.ts';
import { afterPasswordChange } from './after-password-change.ts';
import { rejectCommonPassword } from './reject-common-password.ts';
import { deleteIdentitiesOf } from './store.ts';

/**
 * `POST /auth/reset-password`. Ends every session. Reading the code proves that the address belongs to
 * the user, so the address becomes verified. It also clears the failed attempts of others, which would
 * lock the owner out.
 */
export const resetPassword: Handler<typeof endpoint> = async ({ body, language }) => {
  const { email, newPassword: password, resetToken } = body;
  await rejectCommonPassword('newPassword', password);
  const owner = await redeemSecret('set-password', resetToken, email);
  if (!owner) throw new ApiError(400, 'resetExpired');
  const { uid } = owner;
  // Removes the external identities of whoever used this address before its owner verified it.
  if ((await findAccount(uid))?.emailVerified === false) await deleteIdentitiesOf(uid);
  if (!(await changeAccount(uid, { password, emailVerified: true }))) {
    throw new ApiError(400, 'resetExpired');
  }
  await afterPasswordChange({ ...owner, language });
  await clearPasswordGuesses(owner.uid);
  return undefined;
};
