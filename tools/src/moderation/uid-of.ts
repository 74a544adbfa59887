import { findAccountByEmail } from '../../../functions/src/platform/accounts.ts';
import { findUidOfUsername } from '../../../functions/src/user/store.ts';

/** The uid of a username or an e-mail address; '' for an address of nobody. Any other name is a uid. */
export async function uidOf(name: string): Promise<string> {
  if (name.includes('@')) return (await findAccountByEmail(name))?.uid ?? '';
  return (await findUidOfUsername(name)) ?? name;
}
