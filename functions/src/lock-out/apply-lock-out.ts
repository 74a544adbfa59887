import { defaultLanguage } from '@qaysari/contract/shared/languages';
import { syncListingsToOwner } from '../listing/public.ts';
import { queueMailOnce } from '../mail/store.ts';
import { findWrittenTo } from '../message/public.ts';
import { syncConversationsToUser } from '../message/store.ts';
import { changeAccount } from '../platform/accounts.ts';
import { clock } from '../platform/clock.ts';
import { Timestamp, firestore } from '../platform/firestore.ts';
import { securityEvent } from '../platform/security-log.ts';
import { isActive, isLockedOut } from '../user/public.ts';
import { findUserIn } from '../user/store.ts';
import { beginLockOutChange, completeLockOutChange } from './store.ts';

/** Whoever was written to longer ago has gone on since. */
const windowMs = 30 * 24 * 60 * 60 * 1000;

/**
 * Mails to whom somebody wrote in the last 30 days that staff have locked them out. May run twice and go on
 * after a crash: each of them gets one mail in 30 days.
 */
export async function tellPartners(uid: string): Promise<void> {
  const since = Timestamp.fromMillis(clock.now() - windowMs);
  for await (const partner of findWrittenTo(uid, since)) await tell(uid, partner);
}

async function tell(uid: string, partner: string): Promise<void> {
  await firestore().runTransaction(async (transaction) => {
    const locked = await findUserIn(transaction, uid);
    const person = await findUserIn(transaction, partner);
    if (!isLockedOut(locked) || !isActive(person)) return;
    const { email: whom, language = defaultLanguage } = person;
    await queueMailOnce(
      transaction,
      { kind: 'partnerLockedOut', whom, language, uid: partner, partner: uid },
      `lockedOut:${uid}:${partner}`,
    );
  });
}

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
