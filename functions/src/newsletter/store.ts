import { createHash, randomBytes } from 'node:crypto';
import { limits } from '@qaysari/contract/shared/limits';
import type { Language } from '@qaysari/contract/shared/languages';
import type { NewsConfirmed } from '@qaysari/contract/notification/types';
import type { Query, Transaction } from 'firebase-admin/firestore';
import { queueMail } from '../mail/store.ts';
import { clock } from '../platform/clock.ts';
import { collection } from '../platform/collections.ts';
import { FieldValue, firestore, Timestamp, type DocumentReference } from '../platform/firestore.ts';
import { keyedHash } from '../platform/keyed-hash.ts';

/**
 * A document of `newsletter`: an address that asked for our news. It belongs to the address and to no account: a person
 * who deletes an account has not said that they want no news.
 */
interface Subscription {
  email: string;
  language: Language;
  state: 'waiting' | 'confirmed';
  /** Hashes of the secrets in the links that confirm it, the latest last. */
  links: string[];
  createdAt: Timestamp;
  confirmedAt?: Timestamp;
  /** While it waits. */
  expireAt?: Timestamp;
}

/** Each try to send the mail makes one; an earlier try may have arrived. */
const maxLinks = 10;

const waitingMs = limits.newsletterConfirmDays * 24 * 60 * 60 * 1000;

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');

/** The id is in links that end the news. It is a keyed hash, so that nobody finds the address by trying many. */
function newReference(email: string): DocumentReference {
  return collection('newsletter').doc(keyedHash('newsletter', email).toString('base64url'));
}

/** The subscriptions of an address. It does not go by the id, which a new key changes. */
export function subscriptionsOf(email: string): Query {
  return collection('newsletter').where('email', '==', email);
}

function openOf(data: FirebaseFirestore.DocumentData | undefined): Subscription | undefined {
  const stored = data as Subscription | undefined;
  const isOver = stored?.state === 'waiting' && (stored.expireAt?.toMillis() ?? 0) <= clock.now();
  return isOver ? undefined : stored;
}

async function findIn(transaction: Transaction, email: string) {
  const [found] = (await transaction.get(subscriptionsOf(email).limit(1))).docs;
  return { document: found?.ref ?? newReference(email), stored: openOf(found?.data()) };
}

interface Asked {
  email: string;
  language: Language;
  withMail: boolean;
}

/**
 * Stores that somebody asked for news for an address, and queues the mail. A waiting subscription takes the new
 * language and waits longer. A confirmed one stays as it is: anybody can name the address.
 */
export function openSubscription({ email, language, withMail }: Asked): Promise<void> {
  return firestore().runTransaction(async (transaction) => {
    const { document, stored } = await findIn(transaction, email);
    const now = clock.now();
    const expireAt = Timestamp.fromMillis(now + waitingMs);
    if (!stored) {
      const createdAt = Timestamp.fromMillis(now);
      const waiting: Subscription = {
        ...{ email, language, state: 'waiting', links: [], createdAt, expireAt },
      };
      transaction.set(document, waiting);
    } else if (stored.state === 'waiting') {
      transaction.update(document, { language, expireAt });
    }
    if (withMail) queueMail(transaction, { kind: 'newsletterConfirm', whom: email, language });
  });
}

/** What the mail to an address that asked for news says. */
export interface NewsLink {
  /** Of the document. */
  subscription: string;
  /** For the link that confirms it; undefined where that is done. */
  secret: string | undefined;
}

/** A new link for an address that waits. Undefined when it does not want news any more. */
export function createNewsLink(email: string): Promise<NewsLink | undefined> {
  return firestore().runTransaction(async (transaction) => {
    const { document, stored } = await findIn(transaction, email);
    if (!stored) return undefined;
    if (stored.state === 'confirmed') return { subscription: document.id, secret: undefined };
    const secret = randomBytes(32).toString('base64url');
    transaction.update(document, { links: [...stored.links, hashOf(secret)].slice(-maxLinks) });
    return { subscription: document.id, secret };
  });
}

/** Confirms by the secret of a link. Undefined for one that is wrong or over. */
export function confirmSubscription(secret: string): Promise<NewsConfirmed | undefined> {
  const found = collection('newsletter').where('links', 'array-contains', hashOf(secret)).limit(1);
  return firestore().runTransaction(async (transaction) => {
    const [snapshot] = (await transaction.get(found)).docs;
    const stored = openOf(snapshot?.data());
    if (!snapshot || !stored) return undefined;
    if (stored.state === 'confirmed') return 'already';
    const confirmedAt = Timestamp.fromMillis(clock.now());
    transaction.update(snapshot.ref, {
      state: 'confirmed',
      confirmedAt,
      expireAt: FieldValue.delete(),
    });
    return 'done';
  });
}

/** Forgets an address that wants no news, whether it has confirmed or not. False when it is gone already. */
export async function endSubscriptionIn(transaction: Transaction, id: string): Promise<boolean> {
  const document = collection('newsletter').doc(id);
  const { exists } = await transaction.get(document);
  if (exists) transaction.delete(document);
  return exists;
}

/** Whether an address gets news: not while it waits to be confirmed. */
export async function getsNews(email: string): Promise<boolean> {
  const { docs } = await subscriptionsOf(email).limit(1).get();
  return openOf(docs[0]?.data())?.state === 'confirmed';
}

/** Forgets an address that wants no news. */
export async function endSubscriptionOf(email: string): Promise<void> {
  const { docs } = await subscriptionsOf(email).get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
}

export interface Subscriber {
  /** Of the document. */
  id: string;
  email: string;
  language: Language;
  confirmedAt: Date;
}

/** All who get news. */
export async function findSubscribers(): Promise<Subscriber[]> {
  const { docs } = await collection('newsletter').where('state', '==', 'confirmed').get();
  return docs.map((each) => {
    const { email, language, confirmedAt, createdAt } = each.data() as Subscription;
    return { id: each.id, email, language, confirmedAt: (confirmedAt ?? createdAt).toDate() };
  });
}
