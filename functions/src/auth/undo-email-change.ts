import type { undoEmailChange as endpoint } from '@qaysari/contract/account/calls';
import type { Transaction } from 'firebase-admin/firestore';
import { readSecret } from '../code/store.ts';
import { requestDeletion } from '../deletion/store.ts';
import { deleteAccount, findAccountByEmail } from '../platform/accounts.ts';
import { ApiError, wrongFields } from '../platform/api-error.ts';
import { firestore } from '../platform/firestore.ts';
import type { Handler } from '../platform/handler.ts';
import { findUser, findUserIn, isActive, markUserDeleted } from '../user/store.ts';
import { changeAccountOf } from './account-change.ts';
import { findPreviousEmail } from './previous-emails.ts';
import { limitUndos } from './rate-limits.ts';
import { deleteIdentitiesOf } from './store.ts';

const linkWrong = () => wrongFields({ code: { key: 'linkWrong' } });

/**
 * `POST /auth/undo-email-change`. Gives the account back the address of before, ends all sessions, codes
 * and the links to later changes, and removes identities that were linked since. Works once: it removes the
 * address from those that the account had.
 */
export const undoEmailChange: Handler<typeof endpoint> = async ({ body, language, address }) => {
  await limitUndos(address);
  const owner = await readSecret('undo-email', body.code);
  const user = owner && (await findUser(owner.uid));
  const previous = owner && findPreviousEmail(user, owner.email);
  if (!isActive(user) || !previous) throw linkWrong();
  const { id: uid } = user;
  const { email, changedAt } = previous;
  await removeUnverifiedHolder(email, uid);
  await deleteIdentitiesOf(uid, changedAt);
  const permit = async (transaction: Transaction) => {
    if (!findPreviousEmail(await findUserIn(transaction, uid), email)) throw linkWrong();
  };
  const change = { uid, language, kind: 'email', email, isUndo: true, permit } as const;
  if (!(await changeAccountOf(change))) throw new ApiError(409, 'emailInUse');
  // Until the address had changed, a sign-in through a provider could link another one.
  await deleteIdentitiesOf(uid, changedAt);
  return undefined;
};

/** Whoever opened an account with that address since has never read its mails, and would be in the way. */
async function removeUnverifiedHolder(email: string, uid: string): Promise<void> {
  const holder = await findAccountByEmail(email);
  if (!holder || holder.uid === uid || holder.emailVerified) return;
  await firestore().runTransaction(async (transaction) => {
    if (!(await findUserIn(transaction, holder.uid))) return;
    markUserDeleted(transaction, holder.uid);
    requestDeletion(transaction, holder.uid, email);
  });
  await deleteAccount(holder.uid);
}
