import type { sendPhoneCode as endpoint } from '@qaysari/contract/phone-endpoints';
import { error as logError } from 'firebase-functions/logger';
import { createCode } from '../../code/store.ts';
import { ApiError, signInNeeded } from '../../platform/api-error.ts';
import { config } from '../../platform/config.ts';
import type { Handler } from '../../platform/handler.ts';
import { takePace, type Pace } from '../../platform/pace.ts';
import { consumeRateLimits } from '../../platform/rate-limit.ts';
import { securityEvent } from '../../platform/security-log.ts';
import { sendSms } from '../../platform/sms.ts';
import { findUser, isActive } from '../../user/store.ts';
import { codeSubject } from './code-subject.ts';
import { smsText } from './sms-text.ts';
import { canGetCode } from './state.ts';

/** Each message costs money (docs/specification/limits.md#m4). */
const rules = [
  { limit: 1, seconds: 60 },
  { limit: 3, seconds: 24 * 60 * 60 },
  { limit: 6, seconds: 30 * 24 * 60 * 60 },
];
const fromAddress: Pace = { kind: 'sms-address', free: 30, ceiling: 300 };
/** Above it somebody sends at our cost. */
const ofEverybody: Pace = { kind: 'sms-everybody', free: 200, ceiling: 500 };

/** `POST /user/phone-code`. Counts for the person and for the number: many accounts can name one number. */
export const sendPhoneCode: Handler<typeof endpoint> = async ({ caller, language, address }) => {
  const user = await findUser(caller.uid);
  if (!isActive(user)) throw signInNeeded();
  const { id: uid, phone, email } = user;
  if (phone === undefined || !canGetCode(user)) throw new ApiError(403, 'noCodeForNumber');
  const refund = await consumeRateLimits([
    { kind: 'sms-person', subject: uid, rules },
    { kind: 'sms-number', subject: phone, rules },
  ]);
  await takePace(fromAddress, address);
  await takePace(ofEverybody, 'everybody');
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
