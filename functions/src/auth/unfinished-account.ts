import { deleteAccount, findAccountByEmail } from '../platform/accounts.ts';
import { clock } from '../platform/clock.ts';
import { findUser } from '../user/store.ts';

/** No sign-up takes longer than this. */
const signUpTimeoutMs = 10 * 60 * 1000;

/**
 * Deletes an account without a user document, which a sign-up that crashed leaves behind. Returns whether
 * the address is free now.
 */
export async function removeUnfinishedAccount(email: string): Promise<boolean> {
  const account = await findAccountByEmail(email);
  if (!account) return true;
  const age = clock.now() - Date.parse(account.metadata.creationTime);
  if (age < signUpTimeoutMs || (await findUser(account.uid))) return false;
  await deleteAccount(account.uid);
  return true;
}
