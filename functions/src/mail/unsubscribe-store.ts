import { createHash, randomBytes } from 'node:crypto';
import type { Unsubscribed } from '@qaysari/contract/notification-endpoints';
import type { Transaction } from 'firebase-admin/firestore';
import { clock } from '../platform/clock.ts';
import { collection } from '../platform/collections.ts';
import { firestore, Timestamp, type DocumentReference } from '../platform/firestore.ts';
import { endSubscriptionIn } from '../newsletter/store.ts';
import { endTellingIn } from '../saved-search/store.ts';
import { changeUser, findUserIn, type UserRecord } from '../user/store.ts';

/** Where a person says whether they want a kind of mail. */
const choiceOf = {
  unreadMessages: 'messageMails',
  stillForSale: 'forSaleMails',
  cheaperFavorites: 'cheaperMails',
} as const;

/** What a link ends: one kind of mail to a member, those about one saved search, or our news to an address (`newsletter/{subscription}`). */
export type Ended =
  | { uid: string; kind: keyof typeof choiceOf }
  | { uid: string; kind: 'searchAlert'; search: string }
  | { subscription: string; kind: 'news' };

/** A document of `unsubscribeLinks`; the id is the hash of the link's token. */
type UnsubscribeLink = Ended & { createdAt: Timestamp; expireAt: Timestamp };

/** People look for the link in old mails. */
const linkDays = 365;

function linkReference(token: string): DocumentReference {
  const hash = createHash('sha256').update(token).digest('base64url');
  return collection('unsubscribeLinks').doc(hash);
}

/** A new token with which anybody may end these mails. Only its hash is stored. */
export async function createUnsubscribeToken(ended: Ended): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const now = clock.now();
  const link: UnsubscribeLink = {
    ...ended,
    createdAt: Timestamp.fromMillis(now),
    expireAt: Timestamp.fromMillis(now + linkDays * 24 * 60 * 60 * 1000),
  };
  await linkReference(token).set(link);
  return token;
}

/** Ends the mails that the token stands for, and no others. The token stays good: people press twice. */
export async function unsubscribe(token: string): Promise<Unsubscribed> {
  return firestore().runTransaction(async (transaction) => {
    const snapshot = await transaction.get(linkReference(token));
    const link = snapshot.data() as UnsubscribeLink | undefined;
    if (!link || link.expireAt.toMillis() <= clock.now()) return 'unknown';
    if (link.kind === 'news') return endNews(transaction, link.subscription);
    const user = await findUserIn(transaction, link.uid);
    if (!user || user.deletedAt) return 'unknown';
    return link.kind === 'searchAlert'
      ? endAlerts(transaction, link.uid, link.search)
      : endMails(transaction, user, choiceOf[link.kind]);
  });
}

async function endNews(transaction: Transaction, subscription: string): Promise<Unsubscribed> {
  return (await endSubscriptionIn(transaction, subscription)) ? 'done' : 'already';
}

function endMails(
  transaction: Transaction,
  user: UserRecord,
  choice: (typeof choiceOf)[keyof typeof choiceOf],
): Unsubscribed {
  if (user[choice] === false) return 'already';
  changeUser(transaction, user.id, { [choice]: false });
  return 'done';
}

/** The search stays, and counts what is new. One that is gone tells nothing any more. */
async function endAlerts(
  transaction: Transaction,
  uid: string,
  search: string,
): Promise<Unsubscribed> {
  return (await endTellingIn(transaction, uid, search)) ? 'done' : 'already';
}
