import type { updateMe as endpoint } from '@qaysari/contract/account/calls';
import { signInNeeded, wrongFields } from '../platform/api-error.ts';
import type { Handler } from '../platform/handler.ts';
import { clock } from '../platform/clock.ts';
import { firestore, Timestamp } from '../platform/firestore.ts';
import { requireRecentSignIn } from '../platform/recent-sign-in.ts';
import { presentUser } from './present.ts';
import { changeUser, findUserIn, isActive } from './store.ts';

/**
 * `PUT /user/update-me`. The first profile must also accept the terms (docs/specification/rules.md#r5). Another phone
 * number needs a recent sign-in: buyers call it, and it signs in. In a transaction: nobody would delete what is written
 * after the user was deleted.
 */
export const updateMe: Handler<typeof endpoint> = async ({ caller, body, language }) => {
  const { termsAccepted, ...profile } = body;
  return firestore().runTransaction(async (transaction) => {
    const user = await findUserIn(transaction, caller.uid);
    if (!isActive(user)) throw signInNeeded();
    if (!user.termsAcceptedAt && !termsAccepted) {
      throw wrongFields({ termsAccepted: { key: 'termsNeeded' } });
    }
    if (user.phone && user.phone !== profile.phone) requireRecentSignIn(caller);
    const termsAcceptedAt = user.termsAcceptedAt ?? Timestamp.fromMillis(clock.now());
    changeUser(transaction, caller.uid, { ...profile, language, termsAcceptedAt });
    return presentUser({ ...user, ...profile });
  });
};
