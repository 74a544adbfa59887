import { requiredProfileFields, type User } from '@qaysari/contract/user-entity';

/** Whether a person has filled in all that staff want to know before they approve an ad. */
export function isProfileComplete(user: User): boolean {
  return requiredProfileFields.every((name) => (user[name] ?? '').trim() !== '');
}
