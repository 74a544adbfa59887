import { defaultLanguage } from '@qaysari/contract/shared/languages';
import { queueMailOnce } from '../mail/store.ts';
import { findWrittenTo } from '../message/store.ts';
import { clock } from '../platform/clock.ts';
import { firestore, Timestamp } from '../platform/firestore.ts';
import { findUserIn, isActive, isLockedOut } from '../user/store.ts';

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
