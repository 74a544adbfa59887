import type { DocumentData } from 'firebase-admin/firestore';
import { applyLockOut } from '../lock-out/apply-lock-out.ts';

/**
 * Runs after any write to a user, by the API or by staff in the console. `written` is an older document at
 * worst: then the event of the newer one is still to come. Throws to be retried.
 */
export async function userWritten(uid: string, written: DocumentData | undefined): Promise<void> {
  const hasToDoWithLocking = Boolean(written?.['blockedAt']) || written?.['lockOut'] !== undefined;
  if (hasToDoWithLocking) await applyLockOut(uid);
}
