import type { Language } from '@qaysari/contract/shared/languages';
import { subscribeToPush, unsubscribeFromPush } from '@qaysari/contract/notification/calls';
import { callApi } from '../api/api-client.ts';
import { currentSubscription, subscribe } from './push-browser.ts';
import { pushOwner, setPushOwner } from './push-owner.ts';

/** Notifications of this browser for the person who is signed in: what the browser and our server must both know. */

interface Member {
  language: Language;
  person: string;
}

/** Asks the person for permission and registers the browser on our server. False when they refuse. */
export async function startPush(key: string, member: Member): Promise<boolean> {
  const subscription = await subscribe(key);
  if (!subscription) return false;
  await register(subscription, member);
  setPushOwner(member.person);
  return true;
}

/** Registers the browser again, for example after a sign-out elsewhere, with a new key or in another language. */
export async function renewPush(member: Member): Promise<void> {
  const subscription = await currentSubscription();
  if (subscription) await register(subscription, member);
}

async function register(subscription: PushSubscription, member: Member): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys ?? {};
  await callApi(subscribeToPush, {
    ...member,
    body: { endpoint: endpoint ?? '', keys: { p256dh, auth } },
  });
}

/** Ends notifications in this browser for the person who has them. With a token our server removes it at once. */
export async function endPush(language: Language, token?: string): Promise<void> {
  if (pushOwner() === null) return;
  const subscription = await currentSubscription();
  await subscription?.unsubscribe();
  // Not before: when it fails, the next page tries again.
  setPushOwner(null);
  if (subscription && token !== undefined) {
    const { endpoint } = subscription;
    await callApi(unsubscribeFromPush, { language, token, body: { endpoint } });
  }
}
