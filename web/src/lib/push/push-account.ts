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

/** Asks the person and tells our server of the browser. False when they would not. */
export async function startPush(key: string, member: Member): Promise<boolean> {
  const subscription = await subscribe(key);
  if (!subscription) return false;
  await tellServer(subscription, member);
  setPushOwner(member.person);
  return true;
}

/** What our server may have forgotten: after a sign-out elsewhere, a new key or another language. */
export async function renewPush(member: Member): Promise<void> {
  const subscription = await currentSubscription();
  if (subscription) await tellServer(subscription, member);
}

async function tellServer(subscription: PushSubscription, member: Member): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys ?? {};
  await callApi(subscribeToPush, {
    ...member,
    body: { endpoint: endpoint ?? '', keys: { p256dh, auth } },
  });
}

/** Ends notifications in this browser for whoever has them. With a token our server forgets it at once. */
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
