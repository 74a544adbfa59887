import type {
  NewsConfirmed,
  NotificationChange,
  NotificationChoices,
  PushSubscriptionKeys,
  Subscriptions,
  Unsubscribed,
} from './types.ts';
import type { JsonEndpoint, IdParams, MailedCode, Nothing } from '../shared/endpoint.ts';

/**
 * Returns the key with which a browser subscribes to notifications. Left out where this installation sends
 * none.
 */
export const getPushKey: JsonEndpoint<
  'user',
  Nothing,
  {
    /** The public key of VAPID (RFC 8292), in base64url. */
    key?: string;
  }
> = {
  method: 'GET',
  path: '/user/push-key',
  access: 'user',
};

/**
 * Sends push notifications to a browser, in the language of the request. A repeated call replaces the keys.
 * An address of an unknown push service is 400. Beyond ten browsers the oldest is removed.
 */
export const subscribeToPush: JsonEndpoint<'user', { body: PushSubscriptionKeys }, undefined> = {
  method: 'POST',
  path: '/user/push',
  access: 'user',
};

/** Stops notifications to a browser. A repeated call changes nothing. */
export const unsubscribeFromPush: JsonEndpoint<'user', { body: { endpoint: string } }, undefined> =
  {
    method: 'DELETE',
    path: '/user/push',
    access: 'user',
  };

/** Returns which mails the caller wants. */
export const getNotifications: JsonEndpoint<'user', Nothing, NotificationChoices> = {
  method: 'GET',
  path: '/user/notifications',
  access: 'user',
};

/** Sets which mails the caller wants. A field that is left out stays as it is. */
export const setNotifications: JsonEndpoint<
  'user',
  { body: NotificationChange },
  NotificationChoices
> = {
  method: 'PUT',
  path: '/user/notifications',
  access: 'user',
};

/**
 * Ends one kind of mail for the person that the mailed link was made for, even if somebody else is signed in. A token
 * that is not ours is no error. Mail programs send a form here (RFC 8058); its fields are ignored.
 */
export const unsubscribeFromMails: JsonEndpoint<
  'public',
  { query: { token?: string | undefined } },
  { result: Unsubscribed }
> = {
  method: 'POST',
  path: '/mail/unsubscribe',
  access: 'public',
  ignoresBody: true,
};

/**
 * Mails a link to an address, with which its owner confirms that they want our news, in the language of the
 * request. The answer is the same whether the address is new, has been asked already, or gets the news; it is
 * written to once in some hours at most.
 */
export const askForNews: JsonEndpoint<'public', { body: { email: string } }, undefined> = {
  method: 'POST',
  path: '/newsletter',
  access: 'public',
  appCheck: 'everybody',
};

/**
 * Confirms that an address wants our news. `code` is the secret in the mailed link; it stays valid for as long as the
 * address gets them.
 */
export const confirmNews: JsonEndpoint<'public', { body: MailedCode }, { result: NewsConfirmed }> =
  {
    method: 'POST',
    path: '/newsletter/confirm',
    access: 'public',
  };

/** Returns what the caller gets by mail and as notifications; browsers from the latest. */
export const listSubscriptions: JsonEndpoint<'user', Nothing, Subscriptions> = {
  method: 'GET',
  path: '/user/subscriptions',
  access: 'user',
};

/** Ends the notifications of one browser of the caller. A repeated call changes nothing. */
export const endNotifications: JsonEndpoint<'user', { params: IdParams }, undefined> = {
  method: 'DELETE',
  path: '/user/subscriptions/browser/{id}',
  access: 'user',
};

/** Ends our news to the address of the caller's account. A repeated call changes nothing. */
export const endNewsletter: JsonEndpoint<'user', Nothing, undefined> = {
  method: 'DELETE',
  path: '/user/subscriptions/newsletter',
  access: 'user',
};
