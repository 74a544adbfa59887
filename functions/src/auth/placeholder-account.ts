import { randomBytes } from 'node:crypto';
import { createAccount, findAccount } from '../platform/accounts.ts';

/**
 * An account of nobody's, with a password that nobody knows. A sign-in with an unknown name is checked
 * against it: so Firebase Auth compares a hash, and takes as long as for a real account.
 */
export const placeholder = { uid: 'nobody', email: 'nobody@qaysari.invalid' } as const;

/** Opens the account unless it is there. May run twice, also at once. */
export async function openPlaceholderAccount(): Promise<void> {
  if (await findAccount(placeholder.uid)) return;
  const password = randomBytes(32).toString('base64url');
  await createAccount({ ...placeholder, password, emailVerified: false });
}
