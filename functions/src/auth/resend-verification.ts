import type { resendVerification as endpoint } from '@qaysari/contract/auth-endpoints';
import { requestMail } from '../mail/store.ts';
import type { Handler } from '../platform/handler.ts';
import { limitMails } from './rate-limits.ts';

/**
 * `POST /auth/resend-verification`. Queues the mail; the mail trigger checks later whether there is an
 * account.
 */
export const resendVerification: Handler<typeof endpoint> = async ({ body, language, address }) => {
  await limitMails('verify-mail', body.usernameOrEmail, address);
  await requestMail({ kind: 'verifyEmail', whom: body.usernameOrEmail, language });
  return undefined;
};
