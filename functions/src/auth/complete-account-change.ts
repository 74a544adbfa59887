import { findCodesOf } from '../code/store.ts';
import { queueMail } from '../mail/store.ts';
import { signInNeeded } from '../platform/api-error.ts';
import { firestore } from '../platform/firestore.ts';
import { securityEvent } from '../platform/security-log.ts';
import {
  changeUser,
  endSessions,
  findUserIn,
  forgetAccountChange,
  sessionsValidFrom,
  withConfirmedEmail,
  type AccountChange,
} from '../user/store.ts';
import { addPreviousEmail, dropPreviousEmails } from './previous-emails.ts';
import { clearResetMails } from './rate-limits.ts';

/** No request lives longer than this, so an older change was cut off. */
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
