import type { Language } from '@qaysari/contract/shared/languages';
import { queueMail } from '../mail/store.ts';
import { clock } from '../platform/clock.ts';
import { collection } from '../platform/collections.ts';
import { firestore, Timestamp, type TransactionOrBatch } from '../platform/firestore.ts';
import { sweep, type SweepOptions } from '../platform/sweep.ts';

/** A document of `deletions` exists until everything of the user is deleted. */
const deletions = () => collection('deletions');

interface Deletion {
  email: string;
  /** Of the last mail. Left out where none is sent: nobody has confirmed the address, or a restore deletes again. */
  language?: Language;
}

/** Requests the deletion of a user's data; the trigger `deletionCreated` runs it. */
export function requestDeletion(writes: TransactionOrBatch, uid: string, asked: Deletion): void {
  writes.set(deletions().doc(uid), { ...asked, createdAt: Timestamp.fromMillis(clock.now()) });
}

/** The deletion of a user that is not complete; undefined for none. */
export async function findDeletion(uid: string): Promise<Deletion | undefined> {
  return (await deletions().doc(uid).get()).data() as Deletion | undefined;
}

/** Ends a deletion once, with a last mail: its owner learns of it when a thief has deleted the account. */
export async function completeDeletion(uid: string): Promise<void> {
  const document = deletions().doc(uid);
  await firestore().runTransaction(async (transaction) => {
    const asked = (await transaction.get(document)).data() as Deletion | undefined;
    // Another call has ended it meanwhile.
    if (!asked) return;
    transaction.delete(document);
    const { email: whom, language } = asked;
    if (language) queueMail(transaction, { kind: 'accountDeleted', whom, language });
  });
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
