import type { sendPhoneCode as endpoint } from '@qaysari/contract/account/calls';
import { error as logError } from 'firebase-functions/logger';
import { createCode } from '../../code/store.ts';
import { ApiError, signInNeeded } from '../../platform/api-error.ts';
import { config } from '../../platform/config.ts';
import type { Handler } from '../../platform/handler.ts';
import { countPace, keepPace, type Pace } from '../../platform/pace.ts';
import { consumeRateLimits, takeIfWithin, type Refund } from '../../platform/rate-limit.ts';
import { securityEvent } from '../../platform/security-log.ts';
import { sendSms } from '../../platform/sms.ts';
import { findUser, isActive, phoneConfirmationOf, type UserRecord } from '../../user/store.ts';
import { codeSubject } from './code-subject.ts';
import { smsText } from './sms-text.ts';
import { canGetCode } from './state.ts';

const day = 24 * 60 * 60;
/** Each message costs money (docs/specification/limits.md#m4). */
const personRules = [
  { limit: 1, seconds: 60 },
  { limit: 3, seconds: day },
  { limit: 6, seconds: 30 * day },
];
/** Three people's worth: so nobody closes a number alone. Above it our team confirms the number. */
const numberRules = [
  { limit: 9, seconds: day },
  { limit: 18, seconds: 30 * day },
];
const fromAddress: Pace = { kind: 'sms-address', free: 30, ceiling: 300 };
/** Above it somebody sends at our cost. */
const ofEverybody: Pace = { kind: 'sms-everybody', free: 200, ceiling: 500 };

/** `POST /user/phone-code`. Paces come before counts: who is refused by a pace has lost no try. */
export const sendPhoneCode: Handler<typeof endpoint> = async ({ caller, language, address }) => {
  const user = await findUser(caller.uid);
  if (!isActive(user)) throw signInNeeded();
  const { id: uid, phone, email } = user;
  if (phone === undefined || !canGetCode(user)) throw new ApiError(403, 'noCodeForNumber');
  await keepPace(fromAddress, address);
  await keepPace(ofEverybody, 'everybody');
  const refund = await countMessage(user, phone);
  // Only messages that may be sent: who is refused uses up nothing of everybody's.
  await countPace(fromAddress, address);
  await countPace(ofEverybody, 'everybody');
  const code = await createCode('confirm-phone', codeSubject(uid, phone), { uid, email });
  // The last line lets a browser fill in the code, on our site alone (Web OTP).
  const text = smsText(language, { code, site: new URL(config().siteOrigin).host });
  const result = await sendSms({ to: phone, text });
  if (result === 'sent') {
    securityEvent('phoneCodeSent', { uid });
    return undefined;
  }
  if (result === 'failed') logError('sms failed');
  await refund();
  throw result === 'refused'
    ? new ApiError(403, 'noCodeForNumber')
    : new ApiError(503, 'smsFailed');
};

/**
 * Counts a message for who asks, or throws 429. Many accounts can name one number: what they ask for together
 * counts too, but never against the account that has confirmed it.
 */
async function countMessage(user: UserRecord, phone: string): Promise<Refund> {
  const refund = await consumeRateLimits([
    { kind: 'sms-person', subject: user.id, rules: personRules },
  ]);
  if (phoneConfirmationOf(user)) return refund;
  const ofNumber = { kind: 'sms-number', subject: phone, rules: numberRules };
  const refundNumber = await takeIfWithin(ofNumber);
  if (!refundNumber) {
    await refund();
    throw new ApiError(403, 'numberAsksTeam');
  }
  return async () => {
    await Promise.all([refund(), refundNumber()]);
  };
}
