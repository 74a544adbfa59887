import type { Language } from '@qaysari/contract/shared/languages';
import type { Transaction } from 'firebase-admin/firestore';
import { randomUUID } from 'node:crypto';
import { findCodesOf } from '../code/store.ts';
import { changeAccount } from '../platform/accounts.ts';
import { signInNeeded, tooManyRequests } from '../platform/api-error.ts';
import { clock, isRunning } from '../platform/clock.ts';
import { Timestamp, firestore } from '../platform/firestore.ts';
import { withKeyedLock } from '../platform/concurrency.ts';
import { type AccountChange, endSessions, isActive, sessionsValidFrom } from '../user/public.ts';
import { changeUser, findUserIn, forgetAccountChange } from '../user/store.ts';
import { changeTimeoutMs, completeAccountChange } from './complete-account-change.ts';
import { clearResetMails } from './rate-limits.ts';
import type { SessionStart } from './session.ts';
import { reconcileAccount } from './reconcile-account.ts';

/** A new password, or a new address that its owner has proved to be theirs. */
type AccountChangeKind =
  { kind: 'password'; password: string } | { kind: 'email'; email: string; isUndo?: boolean };

type AccountChangeRequest = AccountChangeKind & {
  uid: string;
  language: Language;
  /** The session that asks. When it ended meanwhile, the change is refused with 401. */
  session?: SessionStart;
  /** Reads in the transaction that begins the change, and throws when it may not begin. */
  permit?: (transaction: Transaction) => Promise<void>;
};

/**
 * Changes the password or the address in Firebase Auth and in Firestore. It ends all sessions and all open codes before
 * and after, so nothing that began meanwhile is left. The document of the user says that the change is under way: code
 * that finds it later, after a crash, completes it (reconcile-account.ts). Returns the start of the sessions that are
 * valid now; undefined when another account has the address.
 */
export function changeAccountOf(request: AccountChangeRequest): Promise<SessionStart | undefined> {
  // One at a time: the transactions of two changes would keep ending each other.
  return withKeyedLock([request.uid], () => changeInTurn(request));
}

async function changeInTurn(request: AccountChangeRequest): Promise<SessionStart | undefined> {
  const { uid } = request;
  await reconcileAccount(uid);
  const change = await begin(request);
  if (!(await changeAccount(uid, { ...credentialOf(request), emailVerified: true }))) {
    await giveUp(uid, change);
    return undefined;
  }
  return { uid, validFrom: await completeAccountChange(uid, change) };
}

function credentialOf(change: AccountChangeKind) {
  return change.kind === 'password' ? { password: change.password } : { email: change.email };
}

async function begin(request: AccountChangeRequest): Promise<AccountChange> {
  const { uid, kind, language, session, permit } = request;
  const now = clock.now();
  const change: AccountChange = {
    ...{ id: randomUUID(), kind, language, startedAt: Timestamp.fromMillis(now) },
    ...(kind === 'email' && { email: request.email, isUndo: request.isUndo === true }),
  };
  await firestore().runTransaction(async (transaction) => {
    const user = await findUserIn(transaction, uid);
    await permit?.(transaction);
    const codes = await findCodesOf(transaction, uid);
    if (!isActive(user)) throw signInNeeded();
    if (session && sessionsValidFrom(user) > session.validFrom) throw signInNeeded();
    const busyUntil = (user.accountChange?.startedAt.toMillis() ?? -Infinity) + changeTimeoutMs;
    if (isRunning(busyUntil, changeTimeoutMs)) throw tooManyRequests((busyUntil - now) / 1_000);
    for (const code of codes) transaction.delete(code);
    clearResetMails(transaction, user.email);
    endSessions(transaction, user);
    changeUser(transaction, uid, { accountChange: change });
  });
  return change;
}

async function giveUp(uid: string, { id }: AccountChange): Promise<void> {
  await firestore().runTransaction(async (transaction) => {
    const user = await findUserIn(transaction, uid);
    if (user?.accountChange?.id === id) forgetAccountChange(transaction, uid);
  });
}
