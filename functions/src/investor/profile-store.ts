import type { InvestorProfileForm } from '@qaysari/contract/investor/types';
import type { DocumentData, Transaction } from 'firebase-admin/firestore';
import { signInNeeded } from '../platform/api-error.ts';
import { collection } from '../platform/collections.ts';
import { firestore, isDocumentId } from '../platform/firestore.ts';
import { endSessions, isActive, keepProfile, readUser, type UserRecord } from '../user/store.ts';
import { newProfile, profileAfterChange } from './profile-document.ts';

const users = () => collection('users');

/**
 * Gives the role `investor`, with a profile that staff must approve, and ends all sessions. False when the
 * user has the role already. Throws 401 when the user is deleted or locked out.
 */
export function makeInvestor(uid: string, form: InvestorProfileForm): Promise<boolean> {
  return firestore().runTransaction(async (transaction) => {
    const { user } = await findActive(transaction, uid);
    if (user.role === 'investor') return false;
    transaction.update(users().doc(uid), { role: 'investor', investorProfile: newProfile(form) });
    endSessions(transaction, user);
    return true;
  });
}

/**
 * Replaces an investor's profile. False when the user is no investor. Throws 401 when the user is deleted or
 * locked out.
 */
export function changeProfile(uid: string, form: InvestorProfileForm): Promise<boolean> {
  return firestore().runTransaction(async (transaction) => {
    const { user, stored } = await findActive(transaction, uid);
    if (user.role !== 'investor') return false;
    const investorProfile = stored ? profileAfterChange(stored, form) : newProfile(form);
    if (investorProfile) {
      keepProfile(transaction, uid, stored);
      transaction.update(users().doc(uid), { investorProfile });
    }
    return true;
  });
}

/**
 * Corrects an investor's profile in a transaction. `correct` gets the stored profile and its user, may write
 * other documents, and returns the new profile; undefined to change nothing. Does nothing for anybody without
 * a profile, and for a deleted user.
 */
export async function correctProfile(
  uid: string,
  correct: (
    stored: DocumentData,
    user: UserRecord,
    transaction: Transaction,
  ) => DocumentData | undefined,
): Promise<void> {
  if (!isDocumentId(uid)) return;
  await firestore().runTransaction(async (transaction) => {
    const { user, stored } = await find(transaction, uid);
    if (!user || user.deletedAt || !stored) return;
    const investorProfile = correct(stored, user, transaction);
    if (investorProfile) transaction.update(users().doc(uid), { investorProfile });
  });
}

/** A user, and the profile as it is stored, also when it cannot be read as one. */
interface Found<User> {
  user: User;
  stored: DocumentData | undefined;
}

async function find(transaction: Transaction, uid: string): Promise<Found<UserRecord | undefined>> {
  const snapshot = await transaction.get(users().doc(uid));
  const stored: unknown = snapshot.get('investorProfile');
  const isProfile = typeof stored === 'object' && stored !== null;
  return { user: readUser(snapshot), stored: isProfile ? stored : undefined };
}

async function findActive(transaction: Transaction, uid: string): Promise<Found<UserRecord>> {
  const { user, stored } = await find(transaction, uid);
  if (!isActive(user)) throw signInNeeded();
  return { user, stored };
}
