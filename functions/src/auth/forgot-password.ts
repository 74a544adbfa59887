import type { forgotPassword as endpoint } from '@qaysari/contract/account/calls';
import { requestMail } from '../mail/store.ts';
import { findAccountByEmail } from '../platform/accounts.ts';
import type { Handler } from '../platform/handler.ts';
import { findUser, isKnownBrowser } from '../user/store.ts';
import { placeholder } from './placeholder-account.ts';
import { mayMail } from './rate-limits.ts';

/**
 * `POST /auth/forgot-password`. Does the same for every address, so that neither text nor time shows
 * which ones have an account.
 */
export const forgotPassword: Handler<typeof endpoint> = async (call) => {
  const { body, language, address, browser } = call;
  const { email } = body;
  const account = await findAccountByEmail(email);
  const user = await findUser(account?.uid ?? placeholder.uid);
  const proof = isKnownBrowser(user, browser) ? browser : undefined;
  if (await mayMail('reset-mail', { subject: email, proof, address })) {
    const asked = browser !== undefined && { browser };
    await requestMail({ kind: 'resetCode', whom: email, language, ...asked });
  }
  return undefined;
};
