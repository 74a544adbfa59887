import { isEmail, isUsername } from '@qaysari/contract/account-fields';
import { findAccount, findAccountByEmail, type Account } from '../platform/accounts.ts';
import { findUidOfUsername } from '../user/store.ts';

/**
 * The account of a username or e-mail address, in either case; undefined for nobody's, and for a text
 * that is neither.
 */
export async function findAccountByLogin(usernameOrEmail: string): Promise<Account | undefined> {
  if (usernameOrEmail.includes('@')) {
    return isEmail(usernameOrEmail) ? findAccountByEmail(usernameOrEmail) : undefined;
  }
  const uid = isUsername(usernameOrEmail) ? await findUidOfUsername(usernameOrEmail) : undefined;
  return uid === undefined ? undefined : findAccount(uid);
}

/**
 * The address that a mail for a username or e-mail address goes to; undefined when there cannot be one. An
 * address may be nobody's: the mail trigger finds that out.
 */
export async function findRecipient(usernameOrEmail: string): Promise<string | undefined> {
  if (isEmail(usernameOrEmail)) return usernameOrEmail;
  return (await findAccountByLogin(usernameOrEmail))?.email;
}
