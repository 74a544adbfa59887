import type {
  getPushKey as keyEndpoint,
  subscribeToPush as subscribeEndpoint,
  unsubscribeFromPush as unsubscribeEndpoint,
} from '@qaysari/contract/notification/calls';
import { notFound, wrongFields } from '../platform/api-error.ts';
import { config } from '../platform/config.ts';
import { deviceOf } from '../platform/device.ts';
import type { Handler } from '../platform/handler.ts';
import { consumeRateLimits } from '../platform/rate-limit.ts';
import { isPushKey, isPushService } from '../platform/web-push.ts';
import { addSubscription, removeSubscription } from './subscription-store.ts';

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
