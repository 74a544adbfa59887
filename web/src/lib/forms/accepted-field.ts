import { errorKey, yup } from '@qaysari/contract/schema';

/** A checkbox that must be ticked: accepting the terms. */
export function acceptedField() {
  return yup.boolean().oneOf([true], errorKey('termsNeeded'));
}
