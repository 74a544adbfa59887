import type { resendVerification as endpoint } from '@qaysari/contract/account/calls';
import { requestMail } from '../mail/store.ts';
import type { Handler } from '../platform/handler.ts';
import { findRecipient } from './find-account.ts';
import { mayMail } from './rate-limits.ts';

/**
 * `POST /auth/resend-verification`. Queues the mail; the mail trigger checks later whether there is an
 * account. A name that nobody has, or can have, never becomes a mail. The count goes by what was typed:
 * one for the name and its address would tell that they belong together.
 */
export const resendVerification: Handler<typeof endpoint> = async ({ body, language, address }) => {
  const subject = body.usernameOrEmail;
  const may = await mayMail('verify-mail', { subject, proof: undefined, address });
  const whom = await findRecipient(subject);
  if (may && whom !== undefined) await requestMail({ kind: 'verifyEmail', whom, language });
  return undefined;
};
