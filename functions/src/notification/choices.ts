import { isDeepStrictEqual } from 'node:util';
import type {
  getNotifications as getEndpoint,
  setNotifications as setEndpoint,
} from '@qaysari/contract/notification/calls';
import type { NotificationChoices } from '@qaysari/contract/notification/types';
import { signInNeeded } from '../platform/api-error.ts';
import { firestore } from '../platform/firestore.ts';
import type { Handler } from '../platform/handler.ts';
import {
  changeUser,
  findUser,
  findUserIn,
  isActive,
  wantsCheaperMails,
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
    const { messageMails, forSaleMails = before.forSaleMails } = body;
    const { cheaperMails = before.cheaperMails } = body;
    const after = { messageMails, forSaleMails, cheaperMails };
    if (!isDeepStrictEqual(before, after)) changeUser(transaction, caller.uid, after);
    return after;
  });
};

/** What somebody wants to be told by mail. */
export function choicesOf(user: UserRecord): NotificationChoices {
  return {
    messageMails: wantsMessageMails(user),
    forSaleMails: wantsForSaleMails(user),
    cheaperMails: wantsCheaperMails(user),
  };
}
