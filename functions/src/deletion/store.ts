import { clock } from '../platform/clock.ts';
import { collection } from '../platform/collections.ts';
import { Timestamp, type TransactionOrBatch } from '../platform/firestore.ts';

/** A document of `deletions`: stands for as long as something of a deleted person may be left. */
const deletions = () => collection('deletions');

/** Asks for the removal of all that a person owns; the trigger `deletionCreated` does it. */
export function requestDeletion(writes: TransactionOrBatch, uid: string, email: string): void {
  writes.set(deletions().doc(uid), { email, createdAt: Timestamp.fromMillis(clock.now()) });
}

/** The e-mail address of a person whose removal is not done; undefined when nothing is to do. */
export async function findDeletion(uid: string): Promise<{ email: string } | undefined> {
  const data = (await deletions().doc(uid).get()).data();
  return data && { email: String(data['email']) };
}

export async function completeDeletion(uid: string): Promise<void> {
  await deletions().doc(uid).delete();
}
