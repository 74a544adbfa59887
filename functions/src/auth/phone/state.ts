import type { getPhoneConfirmation as endpoint } from '@qaysari/contract/account/calls';
import type { PhoneConfirmation } from '@qaysari/contract/account/types';
import { signInNeeded } from '../../platform/api-error.ts';
import type { Handler } from '../../platform/handler.ts';
import { canSendSms } from '../../platform/sms.ts';
import { findUser, isActive, phoneConfirmationOf, type UserRecord } from '../../user/store.ts';
import { isElsewhere } from './number-store.ts';

/** `GET /user/phone`. */
export const getPhoneConfirmation: Handler<typeof endpoint> = async ({ caller }) => {
  const user = await findUser(caller.uid);
  if (!isActive(user)) throw signInNeeded();
  const answer = presentConfirmation(user);
  const isMoved = answer.confirmed !== undefined && (await isElsewhere(user));
  return { ...answer, ...(isMoved && { isElsewhere: true }) };
};

export function presentConfirmation(user: UserRecord): PhoneConfirmation {
  const confirmed = phoneConfirmationOf(user);
  return { ...(confirmed && { confirmed }), canSendCode: canGetCode(user) };
}

/** Messages to other countries cost many times more, and swindlers earn from numbers of their own there. */
const iraqiMobile = /^\+9647\d{9}$/;

/** Whether a code can be sent to the phone number of the user. */
export function canGetCode({ phone }: UserRecord): boolean {
  return phone !== undefined && iraqiMobile.test(phone) && canSendSms();
}
