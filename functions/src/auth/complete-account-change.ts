import { limits } from '@qaysari/contract/shared/limits';
import { findCodesOf } from '../code/store.ts';
import { queueMail } from '../mail/store.ts';
import { signInNeeded } from '../platform/api-error.ts';
import { clock } from '../platform/clock.ts';
import { Timestamp, firestore } from '../platform/firestore.ts';
import { securityEvent } from '../platform/security-log.ts';
import {
  endSessions,
  sessionsValidFrom,
  type AccountChange,
  type UserRecord,
} from '../user/public.ts';
import { changeUser, findUserIn, forgetAccountChange, withConfirmedEmail } from '../user/store.ts';
import { clearResetMails } from './rate-limits.ts';

type PreviousEmail = NonNullable<UserRecord['previousEmails']>[number];

function isRecent({ changedAt }: PreviousEmail): boolean {
  return changedAt.toMillis() > clock.now() - limits.undoDays * 24 * 60 * 60 * 1000;
}

/** The address that a user had in the last seven days, at its oldest change; undefined for none. */
export function findPreviousEmail(
  user: UserRecord | undefined,
  email: string,
): PreviousEmail | undefined {
  return user?.previousEmails?.find((each) => each.email === email && isRecent(each));
}

/** The addresses of before once `user.email` has been replaced. */
function addPreviousEmail({ email, previousEmails = [] }: UserRecord): PreviousEmail[] {
  const changedAt = Timestamp.fromMillis(clock.now());
  return [...previousEmails.filter(isRecent), { email, changedAt }];
}

/**
 * The addresses of before once the change away from `email` was taken back. Later ones go with it, so that
 * a thief who changed twice cannot come back; older ones stay.
 */
function dropPreviousEmails({ previousEmails = [] }: UserRecord, email: string): PreviousEmail[] {
  const index = previousEmails.findIndex((each) => each.email === email);
  return index === -1 ? previousEmails : previousEmails.slice(0, index);
}

/** No request runs longer than this, so an older change was interrupted. */
export const changeTimeoutMs = 60_000;

interface Found {
  /**
   * Found under way by another request, which does nothing when the change is complete meanwhile: it would
   * end the sessions that began since.
   */
  isFound?: boolean;
}

/**
 * Writes what follows from a change that Firebase Auth has made: sessions and codes end, and the owner gets
 * a mail. May run twice, also concurrently: only the first one mails. The request that makes the change ends
 * the sessions also when another one has completed it, perhaps before Auth made it. Returns from when
 * sessions are valid.
 */
export async function completeAccountChange(
  uid: string,
  change: AccountChange,
  { isFound = false }: Found = {},
): Promise<number> {
  const { validFrom, isFirst } = await firestore().runTransaction(async (transaction) => {
    const user = await findUserIn(transaction, uid);
    const codes = await findCodesOf(transaction, uid);
    if (!user || user.deletedAt) throw signInNeeded();
    const isUnderWay = user.accountChange?.id === change.id;
    if (isFound && !isUnderWay) return { validFrom: sessionsValidFrom(user), isFirst: false };
    for (const code of codes) transaction.delete(code);
    clearResetMails(transaction, change.email ?? user.email);
    const validFrom = endSessions(transaction, user);
    const { kind, email, isUndo, language } = change;
    if (kind === 'password') changeUser(transaction, uid, { isOAuth: false });
    else if (email !== undefined) changeUser(transaction, uid, withConfirmedEmail(email, 'mail'));
    if (!isUnderWay) return { validFrom, isFirst: false };
    forgetAccountChange(transaction, uid);
    if (kind === 'email' && email !== undefined) {
      const previousEmails = isUndo ? dropPreviousEmails(user, email) : addPreviousEmail(user);
      changeUser(transaction, uid, { previousEmails });
    }
    const changed = isUndo ? 'emailTakenBack' : 'emailChanged';
    const mail = kind === 'password' ? 'passwordChanged' : changed;
    queueMail(transaction, { kind: mail, whom: user.email, uid, language });
    return { validFrom, isFirst: true };
  });
  if (isFirst)
    securityEvent(change.kind === 'password' ? 'passwordChanged' : 'emailChanged', { uid });
  return validFrom;
}
