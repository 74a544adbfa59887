import type { DocumentData } from 'firebase-admin/firestore';
import { moderateInvestor } from '../investor/moderate.ts';
import { syncInvestor } from '../investor/store.ts';
import { applyLockOut } from '../lock-out/apply-lock-out.ts';

/** The documents of an event. They are older ones at worst: then the event of the newer one is still to come. */
export interface UserChange {
  before?: DocumentData | undefined;
  after?: DocumentData | undefined;
}

/**
 * Runs after any write to a user, by the API or by staff in the console. It may run twice, late or in any
 * order: it reads the current document. Throws to be retried.
 */
export async function userWritten(uid: string, { before, after }: UserChange): Promise<void> {
  const hasProfile = [before, after].some((data) => data?.['investorProfile'] !== undefined);
  if (hasProfile) {
    await moderateInvestor(uid, before?.['investorProfile']);
    await syncInvestor(uid);
  }
  const hasToDoWithLocking = Boolean(after?.['blockedAt']) || after?.['lockOut'] !== undefined;
  if (hasToDoWithLocking) await applyLockOut(uid);
}
