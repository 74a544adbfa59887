import type { Device } from '../account/types.ts';

/** Where a notification leads: a page of this site, in a language. The ads that a saved search finds have a query. */
export const noticePath = /^\/(ar|ku|en)\/[\w/-]+(\?[\w%=&+*.-]*)?$/;

/** The mails that somebody wants. */
export interface NotificationChoices {
  /** A mail about messages that stay unread for 15 minutes. */
  messageMails: boolean;
  /** A mail that asks whether ads are still for sale, when we heard nothing of their owner for 30 days. */
  forSaleMails: boolean;
  /** A mail, and a notification, about an ad among the favorites that has become cheaper. */
  cheaperMails: boolean;
}

/** `unknown`: the link is not one of ours, or it has expired. */
export type Unsubscribed = 'done' | 'already' | 'unknown';

/** `already`: the address was confirmed before. */
export type NewsConfirmed = 'done' | 'already';

/** A browser that gets notifications of messages. */
export interface NotifiedBrowser {
  id: string;
  device: Device;
  /**
   * When it last said that it wants them.
   * @format date-time
   */
  since: string;
}

/** What somebody gets. Each further kind is a field of its own. */
export interface Subscriptions {
  /** A mail about messages that stay unread for 15 minutes. */
  messageMails: boolean;
  /** A mail that asks whether ads are still for sale. */
  forSaleMails: boolean;
  /** A mail about an ad among the favorites that has become cheaper. */
  cheaperMails: boolean;
  /** Our news, to the address of the account. */
  newsletter: boolean;
  browsers: NotifiedBrowser[];
}

/** A browser that wants notifications, as it gives itself: RFC 8291. */
export interface PushSubscriptionKeys {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** The choices to change; the others stay as they are. */
export interface NotificationChange {
  messageMails: boolean;
  forSaleMails?: boolean | undefined;
  cheaperMails?: boolean | undefined;
}
