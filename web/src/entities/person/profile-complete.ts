import { cleanLine } from '@qaysari/contract/shared/clean-text';
import { requiredProfileFields, type User } from '@qaysari/contract/account/types';

/** Whether all fields are filled in that staff need before they approve a listing. */
export function isProfileComplete(user: User): boolean {
  return requiredProfileFields.every((name) => cleanLine(user[name] ?? '') !== '');
}
