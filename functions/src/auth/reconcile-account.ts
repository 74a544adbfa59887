import { defaultLanguage } from '@qaysari/contract/shared/languages';
import { findCodesOf } from '../code/store.ts';
import { queueMailOnce } from '../mail/store.ts';
import { type Account, changeAccount, findAccount } from '../platform/accounts.ts';
import { clock, isRunning } from '../platform/clock.ts';
import { firestore } from '../platform/firestore.ts';
import { securityEvent } from '../platform/security-log.ts';
import { type AccountChange, type UserRecord, endSessions } from '../user/public.ts';
import {
  findUser,
  findUserIn,
  forgetAccountChange,
  sweepUnfinishedAccountChanges,
} from '../user/store.ts';
import { changeTimeoutMs, completeAccountChange } from './complete-account-change.ts';
import { clearResetMails } from './rate-limits.ts';

/** Whether a sign-in should settle the account first. */
export function isUnreconciled(user: UserRecord, account: Account): boolean {
  const { accountChange, email } = user;
  return accountChange !== undefined || (account.email !== undefined && account.email !== email);
}

/**
 * Brings Firebase Auth and Firestore together after a change of password or address was cut off between
 * them. A change that Auth has made is completed; one that it has not made is forgotten once no request can
 * make it any more. Another address than Firestore's is taken back. Runs before a sign-in, before the next
 * change, and in the hourly sweep.
 */
export async function reconcileAccount(uid: string): Promise<void> {
  // In this order: an address of Auth that is read first may be older than the document.
  const user = await findUser(uid);
  if (!user || user.deletedAt) return;
  const account = await findAccount(uid);
  if (!account || !isUnreconciled(user, account)) return;
  const { accountChange } = user;
  if (!accountChange) return restoreAddress(user);
  if (wasMade(accountChange, account))
    await completeAccountChange(uid, accountChange, { isFound: true });
  else if (!isRunning(startOf(accountChange) + changeTimeoutMs, changeTimeoutMs))
    await forget(uid, accountChange);
}

/** Settles every change that was cut off; one that fails is left for the next sweep. */
export function sweepUnreconciledAccounts(): Promise<void> {
  return sweepUnfinishedAccountChanges(clock.now() - changeTimeoutMs, reconcileAccount);
}

function startOf({ startedAt }: AccountChange): number {
  return startedAt.toMillis();
}

/** Firebase Auth keeps no version of a password, but the time from which its own tokens are valid. */
function wasMade(change: AccountChange, account: Account): boolean {
  if (change.kind === 'email') return account.email === change.email;
  const { tokensValidAfterTime } = account;
  if (tokensValidAfterTime === undefined) return false;
  // In whole seconds, of another clock. Taking an earlier change for this one does no harm.
  return Date.parse(tokensValidAfterTime) > startOf(change) - changeTimeoutMs;
}

/** Ends the sessions again: one may have begun since. */
async function forget(uid: string, { id }: AccountChange): Promise<void> {
  await firestore().runTransaction(async (transaction) => {
    const user = await findUserIn(transaction, uid);
    if (user?.accountChange?.id !== id) return;
    endSessions(transaction, user);
    forgetAccountChange(transaction, uid);
  });
}

/**
 * Auth has another address although no change is known. Firestore is right, as only the API writes it: Auth gets its
 * address back, all sessions and codes end, the owner gets one mail a day, and our team an alert.
 */
async function restoreAddress({ id: uid, email, confirmedEmail }: UserRecord): Promise<void> {
  const isEnded = await firestore().runTransaction(async (transaction) => {
    const user = await findUserIn(transaction, uid);
    const codes = await findCodesOf(transaction, uid);
    if (!user || user.deletedAt || user.accountChange || user.email !== email) return false;
    const { language = defaultLanguage } = user;
    const day = new Date(clock.now()).toISOString().slice(0, 10);
    const mail = { kind: 'emailRestored', whom: email, uid, language } as const;
    await queueMailOnce(transaction, mail, `emailRestored/${uid}/${day}`);
    for (const code of codes) transaction.delete(code);
    clearResetMails(transaction, email);
    endSessions(transaction, user);
    return true;
  });
  if (!isEnded) return;
  // What Auth says may be of the other address: only an address that was confirmed to us is a verified one.
  const emailVerified = confirmedEmail?.address === email;
  const isRestored = await changeAccount(uid, { email, emailVerified });
  securityEvent('emailRestored', { uid, isRestored });
}
