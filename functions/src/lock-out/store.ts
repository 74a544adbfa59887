import { clock } from '../platform/clock.ts';
import { collection } from '../platform/collections.ts';
import {
  FieldValue,
  Timestamp,
  type TransactionOrBatch,
  firestore,
} from '../platform/firestore.ts';
import { type UserRecord, endSessions, isLockedOut } from '../user/public.ts';
import { findUserIn } from '../user/store.ts';

const users = () => collection('users');

/**
 * Locks a user out, or lets them in again. A lock-out by a case becomes one by hand. False when there is no such user.
 */
export async function setLockedOut(uid: string, isLocked: boolean): Promise<boolean> {
  return firestore().runTransaction(async (transaction) => {
    const user = await findUserIn(transaction, uid);
    if (!user || user.deletedAt) return false;
    if (!isLocked && !isLockedOut(user)) return true;
    const blockedAt = isLocked ? Timestamp.fromMillis(clock.now()) : FieldValue.delete();
    transaction.update(users().doc(uid), { blockedAt });
    return true;
  });
}

/**
 * Locks somebody out by a case at this moment. Somebody who is locked out already stays locked out by the earlier
 * lock-out: the case keeps its own.
 */
export function lockOutAt(writes: TransactionOrBatch, user: UserRecord, at: Timestamp): void {
  if (!isLockedOut(user)) writes.update(users().doc(user.id), { blockedAt: at });
}

/**
 * Takes back the lock-out that a case made at the moment `at`. `others`: lock-outs by other cases that are still in
 * force. The earliest of them since then replaces it; staff have ended earlier ones. A lock-out by hand stays.
 */
export function takeBackLockOut(
  writes: TransactionOrBatch,
  user: UserRecord,
  { at, others }: { at: Timestamp; others: readonly Timestamp[] },
): void {
  const { blockedAt } = user;
  if (!(blockedAt instanceof Timestamp) || !blockedAt.isEqual(at)) return;
  const [next] = others
    .filter((other) => other.valueOf() >= at.valueOf())
    .toSorted((one, other) => (one.valueOf() < other.valueOf() ? -1 : 1));
  writes.update(users().doc(user.id), { blockedAt: next ?? FieldValue.delete() });
}

/**
 * Marks that `blockedAt` is being applied to Firebase Auth and the listings, and ends the sessions of somebody who is
 * locked out. Returns whether they are; undefined when everything is applied already.
 */
export async function beginLockOutChange(uid: string): Promise<boolean | undefined> {
  return firestore().runTransaction(async (transaction) => {
    const user = await findUserIn(transaction, uid);
    if (!user || user.deletedAt) return undefined;
    const isLocked = isLockedOut(user);
    if (user.lockOut === (isLocked ? 'on' : undefined)) return undefined;
    if (isLocked) endSessions(transaction, user);
    transaction.update(users().doc(uid), { lockOut: 'changing' });
    return isLocked;
  });
}

/** Marks that `blockedAt` is applied everywhere. False when it changed meanwhile. */
export async function completeLockOutChange(uid: string, isLocked: boolean): Promise<boolean> {
  return firestore().runTransaction(async (transaction) => {
    const user = await findUserIn(transaction, uid);
    if (!user || user.deletedAt) return true;
    if (isLockedOut(user) !== isLocked) return false;
    const lockOut = isLocked ? 'on' : FieldValue.delete();
    transaction.update(users().doc(uid), { lockOut });
    return true;
  });
}
