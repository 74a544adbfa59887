import type { resetPassword as endpoint } from '@qaysari/contract/account/calls';
import type { Transaction } from 'firebase-admin/firestore';
import { readSecret, readSecretIn } from '../code/store.ts';
import { findAccount } from '../platform/accounts.ts';
import { ApiError } from '../platform/api-error.ts';
import type { Handler } from '../platform/handler.ts';
import { findUser, isActive, rememberBrowser } from '../user/store.ts';
import { changeAccountOf } from './account-change.ts';
import { clearPasswordGuesses } from './rate-limits.ts';
import { rejectCommonPassword } from './reject-common-password.ts';
import { deleteIdentitiesOf, deleteUnvouchedIdentitiesOf } from './store.ts';

/** What the code of a mail is exchanged for, and the link of the same mail. */
const tokens = ['set-password', 'reset-link'] as const;

const expired = () => new ApiError(400, 'resetExpired');

/**
 * `POST /auth/reset-password`. Ends every session. Reading the code proves that the address belongs to
 * the user, so the address becomes verified. It also clears the failed attempts of others, which would
 * lock the owner out.
 */
export const resetPassword: Handler<typeof endpoint> = async ({ body, language, browser }) => {
  const { email, newPassword: password, resetToken } = body;
  await rejectCommonPassword('newPassword', password);
  const owner = await readSecret(tokens, resetToken);
  if (owner?.email !== email) throw expired();
  const { uid } = owner;
  const [account, user] = [await findAccount(uid), await findUser(uid)];
  // The token was for this address. Whoever reads it now may be somebody else.
  if (account?.email !== email || !isActive(user)) throw expired();
  // Removes the external identities of whoever used this address before its owner verified it. Facebook never
  // says that an address is verified, so its identity may be a stranger's whose link the owner opened.
  await (account.emailVerified ? deleteUnvouchedIdentitiesOf(uid) : deleteIdentitiesOf(uid));
  const permit = async (transaction: Transaction) => {
    if (!(await readSecretIn(transaction, tokens, resetToken))) throw expired();
  };
  if (!(await changeAccountOf({ uid, language, kind: 'password', password, permit }))) {
    throw expired();
  }
  await clearPasswordGuesses(uid);
  // Else others' wrong passwords could keep the owner from the sign-in that comes next.
  if (browser !== undefined) await rememberBrowser(uid, browser);
  return undefined;
};
