import { clock } from '../platform/clock.ts';
import { collection } from '../platform/collections.ts';
import { Timestamp, type TransactionOrBatch } from '../platform/firestore.ts';
import { sweep, type SweepOptions } from '../platform/sweep.ts';

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

/** The trigger has given up, or has not begun, what is older. */
const unfinishedMs = 60 * 60 * 1000;

/** Calls `resume` with the uid of each deletion that should have ended long ago, the oldest first. */
export function sweepDeletions(
  resume: (uid: string) => Promise<void>,
  options: SweepOptions,
): Promise<void> {
  const before = Timestamp.fromMillis(clock.now() - unfinishedMs);
  const old = deletions().where('createdAt', '<', before).orderBy('createdAt');
  return sweep(old, ({ id }) => resume(id), options);
}
