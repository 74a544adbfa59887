import { errorKey, yup } from '@qaysari/contract/schema';

/** A tick without which a form is not sent: that the terms are accepted. */
export function acceptedField() {
  return yup.boolean().oneOf([true], errorKey('termsNeeded'));
}
