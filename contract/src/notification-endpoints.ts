import { endpoint } from './endpoint.ts';
import type { notificationInputs } from './notification-inputs.ts';

/** Endpoints for what tells people of messages while they are away: notifications of a browser, and mails. */

// No form checks what these take by a schema, so this file imports none.

/**
 * Returns the key with which a browser subscribes to notifications. Left out where this installation sends
 * none.
 */
export const getPushKey = endpoint({
  method: 'GET',
  path: '/user/push-key',
  access: 'user',
}).answers<{
  /** The public key of VAPID (RFC 8292), in base64url. */
  key?: string;
}>();

/**
 * Sends notifications of new messages to a browser, in the language of the request. Saying it again replaces
 * the keys. An address of an unknown push service is 400. Beyond ten browsers the oldest is forgotten.
 */
export const subscribeToPush = endpoint({
  method: 'POST',
  path: '/user/push',
  access: 'user',
})
  .takes<typeof notificationInputs.subscribeToPush>()
  .answers<undefined>();

/** Sends no more notifications to a browser. Saying it again changes nothing. */
export const unsubscribeFromPush = endpoint({
  method: 'DELETE',
  path: '/user/push',
  access: 'user',
})
  .takes<typeof notificationInputs.unsubscribeFromPush>()
  .answers<undefined>();

/** What somebody wants to be told by mail. */
export interface NotificationChoices {
  /** A mail about messages that stay unread for 15 minutes. */
  messageMails: boolean;
  /** A mail that asks whether ads are still for sale, when we heard nothing of their owner for 30 days. */
  forSaleMails: boolean;
  /** A mail, and a notification, about an ad among the favorites that has become cheaper. */
  cheaperMails: boolean;
}

/** Returns what the caller wants to be told by mail. */
export const getNotifications = endpoint({
  method: 'GET',
  path: '/user/notifications',
  access: 'user',
}).answers<NotificationChoices>();

/** Says what the caller wants to be told by mail. What is left out stays as it is. */
export const setNotifications = endpoint({
  method: 'PUT',
  path: '/user/notifications',
  access: 'user',
})
  .takes<typeof notificationInputs.setNotifications>()
  .answers<NotificationChoices>();

/** `unknown`: the link is not one of ours, or it has expired. */
export type Unsubscribed = 'done' | 'already' | 'unknown';

/**
 * Ends one kind of mail for the person whom the link in such a mail was made for, whoever is signed in. A
 * token that is not ours is no error. Mail programs send a form here (RFC 8058); its fields mean nothing.
 */
export const unsubscribeFromMails = endpoint({
  method: 'POST',
  path: '/mail/unsubscribe',
  access: 'public',
  ignoresBody: true,
})
  .takes<typeof notificationInputs.unsubscribeFromMails>()
  .answers<{ result: Unsubscribed }>();
