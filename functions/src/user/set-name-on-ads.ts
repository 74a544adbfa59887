import type { setNameOnAds as endpoint } from '@qaysari/contract/account/calls';
import { signInNeeded } from '../platform/api-error.ts';
import { firestore } from '../platform/firestore.ts';
import type { Handler } from '../platform/handler.ts';
import { presentUser } from './present.ts';
import { changeUser, findUserIn, isActive } from './store.ts';

/** `PUT /user/name-on-ads`. Ads read it from the user each time, so none is written. */
export const setNameOnAds: Handler<typeof endpoint> = async ({ caller, body }) => {
  const { nameOnAds } = body;
  return firestore().runTransaction(async (transaction) => {
    const user = await findUserIn(transaction, caller.uid);
    if (!isActive(user)) throw signInNeeded();
    if (user.nameOnAds !== nameOnAds) changeUser(transaction, caller.uid, { nameOnAds });
    return presentUser({ ...user, nameOnAds });
  });
};
