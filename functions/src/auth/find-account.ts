import { isEmail, isUsername } from '@qaysari/contract/account/fields';
import { findAccount, findAccountByEmail, type Account } from '../platform/accounts.ts';
import { findUidOfUsername } from '../user/store.ts';
import { findUidOfPhone } from './phone/number-store.ts';
import { placeholder } from './placeholder-account.ts';

/**
 * The account of a username, an e-mail address or a confirmed phone number; undefined for nobody's, and for a text
 * that is none of these. A number comes before a name: a stranger may have taken its digits as a username.
 */
export async function findAccountByLogin(typed: string): Promise<Account | undefined> {
  if (typed.includes('@')) return isEmail(typed) ? findAccountByEmail(typed) : undefined;
  const [ofPhone, ofName] = await Promise.all([
    findUidOfPhone(typed),
    isUsername(typed) ? findUidOfUsername(typed) : undefined,
  ]);
  const uid = ofPhone ?? ofName;
  // Asks for nobody's account too, so that the time does not tell whether there is one.
  const account = await findAccount(uid ?? placeholder.uid);
  return uid === undefined ? undefined : account;
}

/**
 * The address that a mail for a username or e-mail address goes to; undefined when there cannot be one. An
 * address may be nobody's: the mail trigger finds that out.
 */
export async function findRecipient(usernameOrEmail: string): Promise<string | undefined> {
  if (isEmail(usernameOrEmail)) return usernameOrEmail;
  return (await findAccountByLogin(usernameOrEmail))?.email;
}
