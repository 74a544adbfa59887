import type {
  getNotifications as getEndpoint,
  setNotifications as setEndpoint,
} from '@qaysari/contract/notification-endpoints';
import { signInNeeded } from '../platform/api-error.ts';
import { firestore } from '../platform/firestore.ts';
import type { Handler } from '../platform/handler.ts';
import { changeUser, findUser, findUserIn, isActive, wantsMessageMails } from '../user/store.ts';

/** `GET /user/notifications`. */
export const getNotifications: Handler<typeof getEndpoint> = async ({ caller }) => {
  const user = await findUser(caller.uid);
  if (!isActive(user)) throw signInNeeded();
  return { messageMails: wantsMessageMails(user) };
};

/** `PUT /user/notifications`. */
export const setNotifications: Handler<typeof setEndpoint> = async ({ caller, body }) => {
  const { messageMails } = body;
  await firestore().runTransaction(async (transaction) => {
    const user = await findUserIn(transaction, caller.uid);
    if (!isActive(user)) throw signInNeeded();
    if (wantsMessageMails(user) !== messageMails) {
      changeUser(transaction, caller.uid, { messageMails });
    }
  });
  return { messageMails };
};
