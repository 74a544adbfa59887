import type {
  endNewsletter as endNewsletterEndpoint,
  endNotifications as endNotificationsEndpoint,
  listSubscriptions as listEndpoint,
} from '@qaysari/contract/notification/calls';
import { endSubscriptionOf, getsNews } from '../newsletter/store.ts';
import { notFound, signInNeeded } from '../platform/api-error.ts';
import { isDocumentId } from '../platform/firestore.ts';
import type { Handler } from '../platform/handler.ts';
import { findUser, isActive, isSessionOver } from '../user/store.ts';
import { choicesOf } from './choices.ts';
import { findSubscriptions, removeSubscriptionById } from './subscription-store.ts';

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
