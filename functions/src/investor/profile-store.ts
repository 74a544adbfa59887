import type { InvestorProfileForm } from '@qaysari/contract/investor-endpoints';
import type { DocumentData, Transaction } from 'firebase-admin/firestore';
import { signInNeeded } from '../platform/api-error.ts';
import { clock } from '../platform/clock.ts';
import { collection } from '../platform/collections.ts';
import { firestore, isDocumentId, Timestamp } from '../platform/firestore.ts';
import { endSessions, findUserIn, isActive, type UserRecord } from '../user/store.ts';

const users = () => collection('users');

/**
 * Gives the role `investor`, with a profile that staff must approve, and ends all sessions. False when the
 * user has the role already.
 */
export async function makeInvestor(uid: string, form: InvestorProfileForm): Promise<boolean> {
  return firestore().runTransaction(async (transaction) => {
    const user = await findUserIn(transaction, uid);
    if (!isActive(user)) throw signInNeeded();
    if (user.role === 'investor') return false;
    const investorProfile = newProfile(form);
    transaction.update(users().doc(uid), { role: 'investor', investorProfile });
    endSessions(transaction, user);
    return true;
  });
}

/** The fields of a profile as its document keeps them: those that were filled. */
export function storedFields(form: InvestorProfileForm): DocumentData {
  const isFilled = (value: unknown) =>
    value !== '' && !(Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(form).filter(([, value]) => isFilled(value)));
}

function newProfile(form: InvestorProfileForm): DocumentData {
  const status = 'pending';
  const updatedAt = Timestamp.fromMillis(clock.now());
  return { ...storedFields(form), status, settled: { status }, updatedAt };
}
