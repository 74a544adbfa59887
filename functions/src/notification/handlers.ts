import type {
  getNotifications as getEndpoint,
  getPushKey as keyEndpoint,
  setNotifications as setEndpoint,
  subscribeToPush as subscribeEndpoint,
  unsubscribeFromPush as unsubscribeEndpoint,
  endNewsletter as endNewsletterEndpoint,
  endNotifications as endNotificationsEndpoint,
  listSubscriptions as listEndpoint,
} from '@qaysari/contract/notification/calls';
import type { NotificationChoices } from '@qaysari/contract/notification/types';
import { isDeepStrictEqual } from 'node:util';
import { endSubscriptionOf, getsNews } from '../newsletter/store.ts';
import { notFound, signInNeeded, wrongFields } from '../platform/api-error.ts';
import { config } from '../platform/config.ts';
import { deviceOf } from '../platform/device.ts';
import { firestore, isDocumentId } from '../platform/firestore.ts';
import type { Handler } from '../platform/handler.ts';
import { consumeRateLimits } from '../platform/rate-limit.ts';
import { isPushKey, isPushService } from '../platform/web-push.ts';
import { isActive, isSessionOver, type UserRecord } from '../user/public.ts';
import {
  changeUser,
  findUser,
  findUserIn,
  wantsCheaperMails,
  wantsForSaleMails,
  wantsMessageMails,
} from '../user/store.ts';
import {
  addSubscription,
  findSubscriptions,
  removeSubscription,
  removeSubscriptionById,
} from './subscription-store.ts';

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

/** Which mails a person wants. */
function choicesOf(user: UserRecord): NotificationChoices {
  return {
    messageMails: wantsMessageMails(user),
    forSaleMails: wantsForSaleMails(user),
    cheaperMails: wantsCheaperMails(user),
  };
}

/** `GET /user/subscriptions`. */
export const listSubscriptions: Handler<typeof listEndpoint> = async ({ caller }) => {
  const [user, newsletter, browsers] = await Promise.all([
    findUser(caller.uid),
    getsNews(caller.user.email),
    findSubscriptions(caller.uid),
  ]);
  if (!isActive(user)) throw signInNeeded();
  return {
    ...choicesOf(user),
    newsletter,
    browsers: browsers
      // The next message would remove the others.
      .filter(({ session: id, validFrom }) => !isSessionOver(user, { id, validFrom }))
      .toSorted((one, other) => other.createdAt.toMillis() - one.createdAt.toMillis())
      .map(({ reference, device = {}, createdAt }) => ({
        ...{ id: reference.id, device },
        since: createdAt.toDate().toISOString(),
      })),
  };
};

/** `DELETE /user/subscriptions/browser/{id}`. */
export const endNotifications: Handler<typeof endNotificationsEndpoint> = async (call) => {
  const { caller, params } = call;
  if (!isDocumentId(params.id)) throw notFound();
  await removeSubscriptionById(caller.uid, params.id);
  return undefined;
};

/** `DELETE /user/subscriptions/newsletter`. */
export const endNewsletter: Handler<typeof endNewsletterEndpoint> = async ({ caller }) => {
  await endSubscriptionOf(caller.user.email);
  return undefined;
};

/** `GET /user/push-key`. */
export const getPushKey: Handler<typeof keyEndpoint> = () => {
  const { push } = config();
  return Promise.resolve(push ? { key: push.publicKey } : {});
};

/** `POST /user/push`. */
export const subscribeToPush: Handler<typeof subscribeEndpoint> = async (call) => {
  const { caller, body, language, userAgent } = call;
  const { push } = config();
  if (!push) throw notFound();
  const { endpoint, keys } = body;
  const wrong = { key: 'invalid' } as const;
  if (!isPushService(endpoint, push)) throw wrongFields({ endpoint: wrong });
  if (!isPushKey(keys.p256dh)) throw wrongFields({ 'keys.p256dh': wrong });
  const rules = [{ limit: 60, seconds: 60 * 60 }];
  await consumeRateLimits([{ kind: 'push', subject: caller.uid, rules }]);
  const { validFrom, id } = caller.session;
  await addSubscription(caller.uid, {
    ...{ endpoint, keys, language, validFrom },
    ...(id !== undefined && { session: id }),
    device: deviceOf(userAgent),
  });
  return undefined;
};

/** `DELETE /user/push`. */
export const unsubscribeFromPush: Handler<typeof unsubscribeEndpoint> = async (call) => {
  await removeSubscription(call.caller.uid, call.body.endpoint);
  return undefined;
};
