import { recordStaffChanges, type Change } from '../audit/store.ts';
import { moderateInvestor } from '../investor/moderate.ts';
import { syncInvestor } from '../investor/store.ts';
import { applyLockOut } from '../lock-out/apply-lock-out.ts';

/**
 * Runs after any write to a user, by the API or by staff in the console. It may run twice, late or in any
 * order: it reads the current document. The documents of the event are older ones at worst: then the event of the
 * newer one is still to come. Throws to be retried.
 */
export async function userWritten(uid: string, change?: Change): Promise<void> {
  const [before, after] = [change?.before.data(), change?.after.data()];
  await recordStaffChanges('users', uid, change);
  const hasProfile = [before, after].some((data) => data?.['investorProfile'] !== undefined);
  if (hasProfile) {
    await moderateInvestor(uid, before?.['investorProfile']);
    await syncInvestor(uid);
  }
  const hasToDoWithLocking = Boolean(after?.['blockedAt']) || after?.['lockOut'] !== undefined;
  if (hasToDoWithLocking) await applyLockOut(uid);
}
