import { defaultLanguage } from '@qaysari/contract/shared/languages';
import type { confirmPhone as endpoint } from '@qaysari/contract/account/calls';
import { queueMail } from '../../mail/store.ts';
import { signInNeeded } from '../../platform/api-error.ts';
import { clock } from '../../platform/clock.ts';
import { firestore, Timestamp } from '../../platform/firestore.ts';
import type { Handler } from '../../platform/handler.ts';
import { securityEvent } from '../../platform/security-log.ts';
import { changeUser, findUserIn, isActive } from '../../user/store.ts';
import { proofOf } from '../rate-limits.ts';
import { codeWrong, redeemGuarded } from '../redeem-guarded.ts';
import { codeSubject } from './code-subject.ts';
import { findHolderIn, hasConfirmed, reservePhone } from './number-store.ts';
import { presentConfirmation } from './state.ts';

/**
 * `POST /user/confirm-phone`. A number that was changed meanwhile stays unconfirmed. From now on it signs in this
 * account; the one that it signed in before is told.
 */
export const confirmPhone: Handler<typeof endpoint> = async ({ caller, body, address }) => {
  const { uid, user, session } = caller;
  const number = user.phone ?? '';
  await redeemGuarded(
    { purpose: 'confirm-phone', subject: codeSubject(uid, number), code: body.code },
    { subject: uid, proof: proofOf(session), address },
  );
  const answer = await firestore().runTransaction(async (transaction) => {
    const now = await findUserIn(transaction, uid);
    if (!isActive(now)) throw signInNeeded();
    if (now.phone !== number) throw codeWrong(uid);
    const holder = await findHolderIn(transaction, number);
    const isOthers = holder !== undefined && holder !== uid;
    const before = isOthers ? await findUserIn(transaction, holder) : undefined;
    const confirmedPhone = { number, at: Timestamp.fromMillis(clock.now()), by: 'code' };
    changeUser(transaction, uid, { confirmedPhone });
    reservePhone(transaction, number, uid);
    if (isActive(before) && hasConfirmed(before, number)) {
      const { id, email: whom, language = defaultLanguage } = before;
      queueMail(transaction, { kind: 'phoneMoved', whom, uid: id, language });
    }
    return presentConfirmation({ ...now, confirmedPhone });
  });
  securityEvent('phoneConfirmed', { uid });
  return answer;
};
