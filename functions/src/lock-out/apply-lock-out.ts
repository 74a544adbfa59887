import { defaultLanguage } from '@qaysari/contract/shared/languages';
import { limits } from '@qaysari/contract/shared/limits';
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

/** People who were written to longer ago get no mail. */
const windowMs = limits.lockOutMailDays * 24 * 60 * 60 * 1000;

/**
 * Mails the people that somebody wrote to in the last 30 days: staff have locked this person out. May run twice and
 * continue after a crash: each of them gets one mail in 30 days.
 */
export async function tellPartners(uid: string): Promise<void> {
  const since = Timestamp.fromMillis(clock.now() - windowMs);
  for await (const partner of findWrittenTo(uid, since)) await mailPartner(uid, partner);
}

async function mailPartner(uid: string, partner: string): Promise<void> {
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
 * Applies `blockedAt` to Firebase Auth, and to the ads and conversations of a user: staff lock somebody out, or let
 * them in again. After a lock-out, the people that the user wrote to lately get a mail. Reads the user as they are now,
 * so it may run twice, late, in any order and again after a crash.
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
