import { codeField } from './account-fields.ts';
import { endpoint } from './endpoint.ts';
import type { ConfirmedPhone } from './person-facts.ts';
import { yup } from './schema.ts';

/** Endpoints with which a member proves that the phone number of their profile is theirs. */

export interface PhoneConfirmation {
  /** Left out until the number that they have now is confirmed. */
  confirmed?: ConfirmedPhone;
  /** Another account has confirmed it later: the number signs in that one, until it is confirmed here again. */
  isElsewhere?: true;
  /** Whether a code can be sent to it: an Iraqi mobile number, where this installation sends any. */
  canSendCode: boolean;
}

/** Returns whether the caller's phone number is confirmed, and whether a code can be sent to it. */
export const getPhoneConfirmation = endpoint({
  method: 'GET',
  path: '/user/phone',
  access: 'user',
}).answers<PhoneConfirmation>();

/**
 * Sends a code of six digits to the phone number of the caller's profile. It counts for ten minutes, and for this
 * number alone.
 */
export const sendPhoneCode = endpoint({
  method: 'POST',
  path: '/user/phone-code',
  access: 'user',
  message: 'phoneCodeSent',
}).answers<undefined>();

/** Confirms the caller's phone number with the code that was sent to it. */
export const confirmPhone = endpoint({
  method: 'POST',
  path: '/user/confirm-phone',
  access: 'user',
  body: yup.object({ code: codeField() }),
  message: 'phoneConfirmed',
}).answers<PhoneConfirmation>();
