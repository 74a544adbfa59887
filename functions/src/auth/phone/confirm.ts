import type { confirmPhone as endpoint } from '@qaysari/contract/phone-endpoints';
import { redeemCode } from '../../code/store.ts';
import { signInNeeded, wrongFields } from '../../platform/api-error.ts';
import { clock } from '../../platform/clock.ts';
import { firestore, Timestamp } from '../../platform/firestore.ts';
import type { Handler } from '../../platform/handler.ts';
import { securityEvent } from '../../platform/security-log.ts';
import { changeUser, findUserIn, isActive } from '../../user/store.ts';
import { limitCodeGuesses } from '../rate-limits.ts';
import { codeSubject } from './code-subject.ts';
import { presentConfirmation } from './state.ts';

/** `POST /user/confirm-phone`. A number that was changed meanwhile stays unconfirmed. */
export const confirmPhone: Handler<typeof endpoint> = async ({ caller, body, address }) => {
  const { uid, user } = caller;
  await limitCodeGuesses(uid, address);
  const number = user.phone ?? '';
  if (!(await redeemCode('confirm-phone', codeSubject(uid, number), body.code))) {
    securityEvent('codeWrong', { uid });
    throw wrongFields({ code: { key: 'codeWrong' } });
  }
  const answer = await firestore().runTransaction(async (transaction) => {
    const now = await findUserIn(transaction, uid);
    if (!isActive(now)) throw signInNeeded();
    if (now.phone !== number) throw wrongFields({ code: { key: 'codeWrong' } });
    const confirmedPhone = { number, at: Timestamp.fromMillis(clock.now()), by: 'code' };
    changeUser(transaction, uid, { confirmedPhone });
    return presentConfirmation({ ...now, confirmedPhone });
  });
  securityEvent('phoneConfirmed', { uid });
  return answer;
};
