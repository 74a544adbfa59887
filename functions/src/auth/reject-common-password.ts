import { wrongFields } from '../platform/api-error.ts';

/** Throws a field error for a common password. */
export async function rejectCommonPassword(field: string, password: string): Promise<void> {
  // Loaded on first use: the list is large, and other requests never need it.
  const { isCommonPassword } = await import('./common-passwords.ts');
  if (isCommonPassword(password)) throw wrongFields({ [field]: { key: 'passwordCommon' } });
}
