import type { verifyEmail as endpoint } from '@qaysari/contract/account/calls';
import { readSecret } from '../code/store.ts';
import { changeAccount, findAccount } from '../platform/accounts.ts';
import { wrongFields } from '../platform/api-error.ts';
import type { Handler } from '../platform/handler.ts';
import { noteConfirmedEmail } from './note-confirmed-email.ts';

/** `POST /auth/verify-email`. The link works more than once, until it expires after a day. */
export const verifyEmail: Handler<typeof endpoint> = async ({ body }) => {
  const owner = await readSecret('verify-email', body.code);
  const account = owner && (await findAccount(owner.uid));
  if (account?.email === undefined || account.email !== owner?.email) {
    throw wrongFields({ code: { key: 'linkWrong' } });
  }
  if (!account.emailVerified) await changeAccount(account.uid, { emailVerified: true });
  await noteConfirmedEmail(account.uid, account.email, 'mail');
  return undefined;
};
