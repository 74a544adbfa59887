import { markAllSent, type AlertPlan } from '../../../functions/src/alert/store.ts';
import { requestDeletion } from '../../../functions/src/deletion/store.ts';
import { collection } from '../../../functions/src/platform/collections.ts';
import { FieldValue, firestore, Timestamp } from '../../../functions/src/platform/firestore.ts';
import { endSessions } from '../../../functions/src/user/sessions.ts';
import { findUserIn, markUserDeleted } from '../../../functions/src/user/store.ts';
import { lockOut } from '../moderation/change-person.ts';
import type { RestoreWork } from './restore-work.ts';

/** What staff read in a mail that was not sent a second time. */
const unsentMail = 'Restored from a backup, and not sent again: it may have arrived before.';

/**
 * Does what `findRestoreWork` has found. The trigger `deletionCreated` removes the data of people who are deleted
 * again. It may run twice, and may be restarted after a crash.
 */
export async function applyRestoreWork(work: RestoreWork): Promise<void> {
  for (const { uid, email } of work.deleted) await deleteAgain(uid, email);
  for (const uid of work.sessions) await endSessionsAgain(uid);
  for (const uid of work.lockOuts) await lockOut(uid, true);
  for (const { id } of work.mails) {
    await collection('mail').doc(id).update({ state: 'failed', lastError: unsentMail });
  }
  const remindedAt = Timestamp.now();
  for (const path of work.reminders) {
    // Marks the mail as sent: the next reminder comes after the person has read.
    await firestore().doc(path).update({ remindAt: FieldValue.delete(), remindedAt });
  }
  for (const path of work.alerts) await markAsSent(path);
}

/** Marks the alerts of a plan as sent, so that nobody is notified of the same ads later. */
async function markAsSent(path: string): Promise<void> {
  const reference = firestore().doc(path);
  await firestore().runTransaction(async (transaction) => {
    const plan = await transaction.get(reference);
    if (plan.exists) transaction.set(reference, markAllSent(plan.data() as AlertPlan));
  });
}

async function deleteAgain(uid: string, email: string): Promise<void> {
  const batch = firestore().batch();
  markUserDeleted(batch, uid);
  requestDeletion(batch, uid, { email });
  await batch.commit();
}

async function endSessionsAgain(uid: string): Promise<void> {
  await firestore().runTransaction(async (transaction) => {
    const user = await findUserIn(transaction, uid);
    if (user && !user.deletedAt) endSessions(transaction, user);
  });
}
