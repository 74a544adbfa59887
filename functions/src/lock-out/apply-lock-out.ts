import { syncListingsToOwner } from '../listing/store.ts';
import { syncConversationsToUser } from '../message/store.ts';
import { changeAccount } from '../platform/accounts.ts';
import { securityEvent } from '../platform/security-log.ts';
import { beginLockOutChange, completeLockOutChange } from './store.ts';
import { tellPartners } from './tell-partners.ts';

/**
 * Makes Firebase Auth, the ads and the conversations of a user follow `blockedAt`: staff lock somebody out, or let them in
 * again. Whom somebody wrote to lately is told of a lock-out. Reads the user as they are now, so it may run twice, late,
 * in any order and again after a crash.
 */
export async function applyLockOut(uid: string): Promise<void> {
  let isDone = false;
  while (!isDone) {
    const isLockedOut = await beginLockOutChange(uid);
    if (isLockedOut === undefined) return;
    await changeAccount(uid, { disabled: isLockedOut });
    await syncListingsToOwner(uid);
    await syncConversationsToUser(uid);
    if (isLockedOut) await tellPartners(uid);
    // Staff may have changed their minds meanwhile.
    isDone = await completeLockOutChange(uid, isLockedOut);
    securityEvent(isLockedOut ? 'userBlocked' : 'userUnblocked', { uid });
  }
}
