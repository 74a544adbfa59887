import type { Device } from './device.ts';
import { endpoint } from './endpoint.ts';
import type { subscriptionInputs } from './subscription-inputs.ts';

/** Endpoints for all that somebody gets without asking each time. */

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

/** Returns what the caller gets by mail and as notifications; browsers from the latest. */
export const listSubscriptions = endpoint({
  method: 'GET',
  path: '/user/subscriptions',
  access: 'user',
}).answers<Subscriptions>();

/** Ends the notifications of one browser of the caller. Saying it again changes nothing. */
export const endNotifications = endpoint({
  method: 'DELETE',
  path: '/user/subscriptions/browser/{id}',
  access: 'user',
})
  .takes<typeof subscriptionInputs.endNotifications>()
  .answers<undefined>();

/** Ends our news to the address of the caller's account. Saying it again changes nothing. */
export const endNewsletter = endpoint({
  method: 'DELETE',
  path: '/user/subscriptions/newsletter',
  access: 'user',
}).answers<undefined>();
