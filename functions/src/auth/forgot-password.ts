import type { forgotPassword as endpoint } from '@qaysari/contract/auth-endpoints';
import { requestMail } from '../mail/store.ts';
import type { Handler } from '../platform/handler.ts';
import { limitMails } from './rate-limits.ts';

/**
 * `POST /auth/forgot-password`. Does the same for every address, so that neither text nor time shows
 * which ones have an account.
 */
export const forgotPassword: Handler<typeof endpoint> = async ({ body, language, address }) => {
  await limitMails('reset-mail', body.email, address);
  await requestMail({ kind: 'resetCode', whom: body.email, language });
  return undefined;
};
