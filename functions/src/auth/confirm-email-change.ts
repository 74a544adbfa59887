import type { confirmEmailChange as endpoint } from '@qaysari/contract/user-endpoints';
import { redeemCode } from '../code/store.ts';
import { findAccountByEmail } from '../platform/accounts.ts';
import { wrongFields } from '../platform/api-error.ts';
import type { Handler } from '../platform/handler.ts';
import { securityEvent } from '../platform/security-log.ts';
import { changeAccountOf } from './account-change.ts';
import { limitCodeGuesses } from './rate-limits.ts';
import { startSession } from './session.ts';

/**
 * `POST /user/confirm-code`. Changes the address and mails a notice to the old one. Returns a new token
 * for this session; all other sessions end.
 */
export const confirmEmailChange: Handler<typeof endpoint> = async (call) => {
  const { caller, body, language, address, userAgent } = call;
  const { uid, session } = caller;
  const { email, code } = body;
  await limitCodeGuesses(uid, address);
  const owner = await redeemCode('change-email', uid, code);
  // Asked first, because a change that Auth refuses would end the sessions for nothing.
  const isFree = owner?.email === email && !(await findAccountByEmail(email));
  const changed =
    isFree && (await changeAccountOf({ uid, language, session, kind: 'email', email }));
  if (!changed) {
    securityEvent('codeWrong', { uid });
    throw wrongFields({ code: { key: 'codeWrong' } });
  }
  return { email, token: await startSession(changed, { userAgent }) };
};
