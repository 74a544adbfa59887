import type {
  getNotifications as getEndpoint,
  NotificationChoices,
  setNotifications as setEndpoint,
} from '@qaysari/contract/notification-endpoints';
import { signInNeeded } from '../platform/api-error.ts';
import { firestore } from '../platform/firestore.ts';
import type { Handler } from '../platform/handler.ts';
import {
  changeUser,
  findUser,
  findUserIn,
  isActive,
  wantsForSaleMails,
  wantsMessageMails,
  type UserRecord,
} from '../user/store.ts';

/** `GET /user/notifications`. */
export const getNotifications: Handler<typeof getEndpoint> = async ({ caller }) => {
  const user = await findUser(caller.uid);
  if (!isActive(user)) throw signInNeeded();
  return choicesOf(user);
};

/** `PUT /user/notifications`. */
export const setNotifications: Handler<typeof setEndpoint> = async ({ caller, body }) => {
  return firestore().runTransaction(async (transaction) => {
    const user = await findUserIn(transaction, caller.uid);
    if (!isActive(user)) throw signInNeeded();
    const before = choicesOf(user);
    const after = { ...before, messageMails: body.messageMails };
    if (body.forSaleMails !== undefined) after.forSaleMails = body.forSaleMails;
    const isSame =
      before.messageMails === after.messageMails && before.forSaleMails === after.forSaleMails;
    if (!isSame) changeUser(transaction, caller.uid, after);
    return after;
  });
};

function choicesOf(user: UserRecord): NotificationChoices {
  return { messageMails: wantsMessageMails(user), forSaleMails: wantsForSaleMails(user) };
}
