import type { Transaction } from 'firebase-admin/firestore';
import { signInNeeded } from '../platform/api-error.ts';
import { firestore } from '../platform/firestore.ts';
import type { UserRecord } from './record.ts';
import { findUserIn, isActive } from './store.ts';

/**
 * A transaction of what a person writes for themselves, from a person who is neither deleted nor locked out: else 401.
 * Nobody would remove what is written after the deletion. Every collection whose documents go with their person is
 * written so (tests/api/isolated/deleted-person.test.ts).
 */
export function asPerson<Result>(
  uid: string,
  change: (transaction: Transaction, person: UserRecord) => Promise<Result>,
): Promise<Result> {
  return firestore().runTransaction(async (transaction) => {
    const person = await findUserIn(transaction, uid);
    if (!isActive(person)) throw signInNeeded();
    return change(transaction, person);
  });
}
