import { defaultLanguage, type Language } from '@qaysari/contract/shared/languages';
import type {
  confirmPhone as confirmPhoneEndpoint,
  getPhoneConfirmation as getPhoneConfirmationEndpoint,
  sendPhoneCode as sendPhoneCodeEndpoint,
} from '@qaysari/contract/account/calls';
import type { PhoneConfirmation } from '@qaysari/contract/account/types';
import { error as logError } from 'firebase-functions/logger';
import { createCode } from '../code/store.ts';
import { queueMail } from '../mail/store.ts';
import { ApiError, signInNeeded } from '../platform/api-error.ts';
import { clock } from '../platform/clock.ts';
import { config } from '../platform/config.ts';
import { Timestamp, firestore } from '../platform/firestore.ts';
import type { Handler } from '../platform/handler.ts';
import { countForThrottle, throttle, type ThrottleRule } from '../platform/throttle.ts';
import { consumeRateLimits, takeIfWithin, type Refund } from '../platform/rate-limit.ts';
import { securityEvent } from '../platform/security-log.ts';
import { canSendSms, sendSms } from '../platform/sms.ts';
import { mailText } from '../platform/texts.ts';
import { isActive, phoneConfirmationOf, type UserRecord } from '../user/public.ts';
import { changeUser, findUser, findUserIn } from '../user/store.ts';
import { findHolderIn, hasConfirmed, isElsewhere, reservePhone } from './phone-store.ts';
import { proofOf } from './rate-limits.ts';
import { codeWrong, redeemGuarded } from './redeem-guarded.ts';

/** `GET /user/phone`. */
export const getPhoneConfirmation: Handler<typeof getPhoneConfirmationEndpoint> = async ({
  caller,
}) => {
  const user = await findUser(caller.uid);
  if (!isActive(user)) throw signInNeeded();
  const answer = presentConfirmation(user);
  const isMoved = answer.confirmed !== undefined && (await isElsewhere(user));
  return { ...answer, ...(isMoved && { isElsewhere: true }) };
};

function presentConfirmation(user: UserRecord): PhoneConfirmation {
  const confirmed = phoneConfirmationOf(user);
  return { ...(confirmed && { confirmed }), canSendCode: canGetCode(user) };
}

/** Messages to other countries cost many times more, and swindlers earn from numbers of their own there. */
const iraqiMobile = /^\+9647\d{9}$/;

/** Whether a code can be sent to the phone number of the user. */
function canGetCode({ phone }: UserRecord): boolean {
  return phone !== undefined && iraqiMobile.test(phone) && canSendSms();
}

/** What a code belongs to: one for another number, or another person's, is no use. */
export function codeSubject(uid: string, phone: string): string {
  return `${uid}:${phone}`;
}

/**
 * A short message with a code. Its last line names the site for which a browser may fill it in
 * (https://wicg.github.io/sms-one-time-codes/).
 */
export function smsText(
  language: Language,
  { code, site }: { code: string; site: string },
): string {
  return mailText('phoneCode', language, { code, site });
}

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
const fromAddress: ThrottleRule = { kind: 'sms-address', free: 30, ceiling: 300 };
/** Above it somebody sends at our cost. */
const ofEverybody: ThrottleRule = { kind: 'sms-everybody', free: 200, ceiling: 500 };

/** `POST /user/phone-code`. Throttles come before counts: a request that a throttle refuses costs no try. */
export const sendPhoneCode: Handler<typeof sendPhoneCodeEndpoint> = async ({
  caller,
  language,
  address,
}) => {
  const user = await findUser(caller.uid);
  if (!isActive(user)) throw signInNeeded();
  const { id: uid, phone, email } = user;
  if (phone === undefined || !canGetCode(user)) throw new ApiError(403, 'noCodeForNumber');
  await throttle(fromAddress, address);
  await throttle(ofEverybody, 'everybody');
  const refund = await countMessage(user, phone);
  // Counts only messages that may be sent: a refused request does not use up the shared limit.
  await countForThrottle(fromAddress, address);
  await countForThrottle(ofEverybody, 'everybody');
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

/**
 * `POST /user/confirm-phone`. A number that was changed meanwhile stays unconfirmed. From now on it signs in this
 * account; the owner of the account that it signed in before gets a mail.
 */
export const confirmPhone: Handler<typeof confirmPhoneEndpoint> = async ({
  caller,
  body,
  address,
}) => {
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
