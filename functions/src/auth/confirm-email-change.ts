import type { confirmEmailChange as endpoint } from '@qaysari/contract/account/calls';
import { findAccountByEmail } from '../platform/accounts.ts';
import type { Handler } from '../platform/handler.ts';
import { changeAccountOf } from './account-change.ts';
import { proofOf } from './rate-limits.ts';
import { codeWrong, redeemGuarded } from './redeem-guarded.ts';
import { startSession } from './session.ts';

/**
 * `POST /user/confirm-code`. Changes the address and mails a notice to the old one. Returns a new token
 * for this session; all other sessions end.
 */
export const confirmEmailChange: Handler<typeof endpoint> = async (call) => {
  const { caller, body, language, address, userAgent } = call;
  const { uid, session } = caller;
  const { email, code } = body;
  const asker = { subject: uid, proof: proofOf(session), address };
  const owner = await redeemGuarded({ purpose: 'change-email', subject: uid, code }, asker);
  // Asked first, because a change that Auth refuses would end the sessions for nothing.
  const isFree = owner.email === email && !(await findAccountByEmail(email));
  const changed =
    isFree && (await changeAccountOf({ uid, language, session, kind: 'email', email }));
  if (!changed) throw codeWrong(uid);
  return { email, token: await startSession(changed, { userAgent }) };
};
