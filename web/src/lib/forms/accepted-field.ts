import { errorKey, yup } from '@qaysari/contract/shared/schema';

/** A checkbox that must be ticked: accepting the terms. */
export function acceptedField() {
  return yup.boolean().oneOf([true], errorKey('termsNeeded'));
}
