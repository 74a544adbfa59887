import { deleteAccount, findAccountByEmail } from '../platform/accounts.ts';
import { clock } from '../platform/clock.ts';
import { findUser } from '../user/store.ts';

/** No sign-up takes longer. */
const signUpTimeoutMs = 10 * 60 * 1000;

/**
 * A sign-up that was cut off between account and document leaves an account that is nobody's. Whether
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
