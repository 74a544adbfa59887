import type { confirmEmailChange as endpoint } from '@qaysari/contract/user-endpoints';
import { redeemCode } from '../code/store.ts';
import { queueMail } from '../mail/store.ts';
import { changeAccount } from '../platform/accounts.ts';
import { wrongFields } from '../platform/api-error.ts';
import type { Handler } from '../platform/handler.ts';
import { firestore } from '../platform/firestore.ts';
import { changeUser, endSessions } from '../user/store.ts';
import { limitCodeGuesses } from './rate-limits.ts';
import { startSession } from './session.ts';

/**
 * `POST /user/confirm-code`. Changes the address and mails a notice to the old one. Returns a new token
 * for this session; all other sessions end.
 */
export const confirmEmailChange: Handler<typeof endpoint> = async (call) => {
  const { caller, body, language, address } = call;
  const { uid, user } = caller;
  const { email, code } = body;
  await limitCodeGuesses(uid, address);
  const owner = await redeemCode('change-email', uid, code);
  const isChanged =
    owner?.email === email && (await changeAccount(uid, { email, emailVerified: true }));
  if (!isChanged) throw wrongFields({ code: { key: 'codeWrong' } });
  const batch = firestore().batch();
  changeUser(batch, uid, { email });
  endSessions(batch, uid);
  queueMail(batch, { kind: 'emailChanged', whom: user.email, uid, language });
  await batch.commit();
  return { email, token: await startSession(uid) };
};
