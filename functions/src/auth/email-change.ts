import type {
  undoEmailChange as undoEmailChangeEndpoint,
  changeEmail as changeEmailEndpoint,
  confirmEmailChange as confirmEmailChangeEndpoint,
} from '@qaysari/contract/account/calls';
import type { Transaction } from 'firebase-admin/firestore';
import { readSecret } from '../code/store.ts';
import { requestDeletion } from '../deletion/store.ts';
import { requestMail } from '../mail/store.ts';
import { deleteAccount, findAccountByEmail } from '../platform/accounts.ts';
import { ApiError, wrongFields } from '../platform/api-error.ts';
import { firestore } from '../platform/firestore.ts';
import type { Handler } from '../platform/handler.ts';
import { isActive } from '../user/public.ts';
import { findUser, findUserIn, markUserDeleted } from '../user/store.ts';
import { changeAccountOf } from './account-change.ts';
import { findPreviousEmail } from './complete-account-change.ts';
import { limitUndos, mayMailChange, proofOf } from './rate-limits.ts';
import { codeWrong, redeemGuarded } from './redeem-guarded.ts';
import { startSession } from './session.ts';
import { deleteIdentitiesOf } from './store.ts';

/**
 * `PUT /user/change-email`. The answer is the same for a free address and for one that another user has.
 */
export const changeEmail: Handler<typeof changeEmailEndpoint> = async ({
  caller,
  body,
  language,
  address,
}) => {
  const { uid, user } = caller;
  if (user.isOAuth) throw new ApiError(403, 'externalOnly');
  if (body.newEmail === user.email) throw wrongFields({ newEmail: { key: 'emailSame' } });
  if (await mayMailChange(uid, body.newEmail, address)) {
    await requestMail({ kind: 'changeEmailCode', whom: body.newEmail, uid, language });
  }
  return undefined;
};

/**
 * `POST /user/confirm-code`. Changes the address and mails a notice to the old one. Returns a new token
 * for this session; all other sessions end.
 */
export const confirmEmailChange: Handler<typeof confirmEmailChangeEndpoint> = async (call) => {
  const { caller, body, language, address, userAgent } = call;
  const { uid, session } = caller;
  const { email, code } = body;
  const asker = { subject: uid, proof: proofOf(session), address };
  const owner = await redeemGuarded({ purpose: 'change-email', subject: uid, code }, asker);
  // Asked first, because a change that Auth refuses would end the sessions for nothing.
  const isFree = owner.email === email && !(await findAccountByEmail(email));
  const changed =
    isFree && (await changeAccountOf({ uid, language, session, kind: 'email', email }));
  if (!changed) throw codeWrong(uid);
  return { email, token: await startSession(changed, { userAgent }) };
};

const linkWrong = () => wrongFields({ code: { key: 'linkWrong' } });

/**
 * `POST /auth/undo-email-change`. Gives the account back the address of before, ends all sessions, codes
 * and the links to later changes, and removes identities that were linked since. Works once: it removes the
 * address from those that the account had.
 */
export const undoEmailChange: Handler<typeof undoEmailChangeEndpoint> = async ({
  body,
  language,
  address,
}) => {
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

/**
 * Removes an unverified account that has this address now. Its owner never read the mails to it, and it would block the
 * change back.
 */
async function removeUnverifiedHolder(email: string, uid: string): Promise<void> {
  const holder = await findAccountByEmail(email);
  if (!holder || holder.uid === uid || holder.emailVerified) return;
  await firestore().runTransaction(async (transaction) => {
    if (!(await findUserIn(transaction, holder.uid))) return;
    markUserDeleted(transaction, holder.uid);
    requestDeletion(transaction, holder.uid, { email });
  });
  await deleteAccount(holder.uid);
}
