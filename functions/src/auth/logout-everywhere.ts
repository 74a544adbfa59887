import type { logoutEverywhere as endpoint } from '@qaysari/contract/account/calls';
import { signInNeeded } from '../platform/api-error.ts';
import type { Handler } from '../platform/handler.ts';
import { firestore } from '../platform/firestore.ts';
import { securityEvent } from '../platform/security-log.ts';
import { endSessions, findUserIn, isActive } from '../user/store.ts';

/** `POST /auth/logout-everywhere`. */
export const logoutEverywhere: Handler<typeof endpoint> = async ({ caller }) => {
  await firestore().runTransaction(async (transaction) => {
    const user = await findUserIn(transaction, caller.uid);
    if (!isActive(user)) throw signInNeeded();
    endSessions(transaction, user);
  });
  securityEvent('signedOutEverywhere', { uid: caller.uid });
  return undefined;
};
