import { wrongFields } from '../platform/api-error.ts';

/** Throws what to say beside the field when many people use that password. */
export async function rejectCommonPassword(field: string, password: string): Promise<void> {
  // The lists are large, and other requests of the function never need them.
  const { isCommonPassword } = await import('./common-passwords.ts');
  if (isCommonPassword(password)) throw wrongFields({ [field]: { key: 'passwordCommon' } });
}
