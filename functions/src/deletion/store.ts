import { clock } from '../platform/clock.ts';
import { collection } from '../platform/collections.ts';
import { Timestamp, type TransactionOrBatch } from '../platform/firestore.ts';

/** A document of `deletions` exists until everything of the user is deleted. */
const deletions = () => collection('deletions');

/** Requests the deletion of a user's data; the trigger `deletionCreated` runs it. */
export function requestDeletion(writes: TransactionOrBatch, uid: string, email: string): void {
  writes.set(deletions().doc(uid), { email, createdAt: Timestamp.fromMillis(clock.now()) });
}

/** The e-mail address of a user whose deletion is not complete; undefined for none. */
export async function findDeletion(uid: string): Promise<{ email: string } | undefined> {
  const data = (await deletions().doc(uid).get()).data();
  return data && { email: String(data['email']) };
}

export async function completeDeletion(uid: string): Promise<void> {
  await deletions().doc(uid).delete();
}
