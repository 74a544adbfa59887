import { findAccount, findAccountByEmail, type Account } from '../platform/accounts.ts';
import { findUidOfUsername } from '../user/store.ts';

/** The account of a username or e-mail address, in either case; undefined for nobody's. */
export async function findAccountByLogin(usernameOrEmail: string): Promise<Account | undefined> {
  if (usernameOrEmail.includes('@')) return findAccountByEmail(usernameOrEmail);
  const uid = await findUidOfUsername(usernameOrEmail);
  return uid === undefined ? undefined : findAccount(uid);
}
