import { createHash } from 'node:crypto';
import type { Device } from '@qaysari/contract/account/types';
import type { Language } from '@qaysari/contract/shared/languages';
import { limits } from '@qaysari/contract/shared/limits';
import { clock } from '../platform/clock.ts';
import { collection, collectionGroup } from '../platform/collections.ts';
import { Timestamp, type DocumentReference } from '../platform/firestore.ts';
import type { PushAddress } from '../platform/web-push.ts';
import { asPerson } from '../user/store.ts';

/** A document of `users/{uid}/pushSubscriptions`: a browser of that person. */
interface SubscriptionDocument extends PushAddress {
  /** Of the page from which the browser subscribed. */
  language: Language;
  /** `sessionsValidFrom` of the session that subscribed: the subscription ends with the sessions of then. */
  validFrom: number;
  /** Of that session: signing a device out ends its notifications too. */
  session?: string;
  device?: Device;
  createdAt: Timestamp;
}

export interface Subscription extends SubscriptionDocument {
  reference: DocumentReference;
}

const subscriptionsOf = (uid: string) => collection('pushSubscriptions', uid);

/** Addresses are long and hold slashes. */
function subscriptionReference(uid: string, endpoint: string): DocumentReference {
  const hash = createHash('sha256').update(endpoint).digest('base64url');
  return subscriptionsOf(uid).doc(hash);
}

/**
 * Stores a browser of a person. The person who used it before gets no notifications there any more. Beyond the limit
 * the oldest one is deleted.
 */
export async function addSubscription(
  uid: string,
  subscription: Omit<SubscriptionDocument, 'createdAt'>,
): Promise<void> {
  const { endpoint } = subscription;
  const reference = subscriptionReference(uid, endpoint);
  await asPerson(uid, async (transaction) => {
    const sameBrowser = collectionGroup('pushSubscriptions').where('endpoint', '==', endpoint);
    const own = subscriptionsOf(uid).orderBy('createdAt');
    const [same, all] = await Promise.all([transaction.get(sameBrowser), transaction.get(own)]);
    const rest = all.docs.filter(({ id }) => id !== reference.id);
    const tooMany = rest.slice(0, Math.max(0, rest.length + 1 - limits.pushSubscriptions));
    const others = same.docs.filter(({ ref }) => ref.path !== reference.path);
    for (const { ref } of [...others, ...tooMany]) transaction.delete(ref);
    const createdAt = Timestamp.fromMillis(clock.now());
    transaction.set(reference, { ...subscription, createdAt } satisfies SubscriptionDocument);
  });
}

export async function removeSubscription(uid: string, endpoint: string): Promise<void> {
  await subscriptionReference(uid, endpoint).delete();
}

/** Forgets the browsers that subscribed in a session. */
export async function removeSubscriptionsOfSession(uid: string, session: string): Promise<void> {
  const { docs } = await subscriptionsOf(uid).where('session', '==', session).get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
}

/** Forgets a browser by the id of its document. */
export async function removeSubscriptionById(uid: string, id: string): Promise<void> {
  await subscriptionsOf(uid).doc(id).delete();
}

/** The browsers of somebody that take notifications. Costs one read when there is none. */
export async function findSubscriptions(uid: string): Promise<Subscription[]> {
  const { docs } = await subscriptionsOf(uid).get();
  return docs.map((each) => ({
    ...(each.data() as SubscriptionDocument),
    reference: each.ref,
  }));
}
