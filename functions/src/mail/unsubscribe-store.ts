import { createHash, randomBytes } from 'node:crypto';
import type { Unsubscribed } from '@qaysari/contract/notification-endpoints';
import { clock } from '../platform/clock.ts';
import { collection } from '../platform/collections.ts';
import { firestore, Timestamp, type DocumentReference } from '../platform/firestore.ts';
import { changeUser, findUserIn, wantsMessageMails } from '../user/store.ts';
import type { MailKind } from './record.ts';

/** Kinds of mail that somebody can end alone, by a link in each of them. */
export type OptionalMailKind = Extract<MailKind, 'unreadMessages'>;

/** A document of `unsubscribeLinks`; the id is the hash of the link's token. */
interface UnsubscribeLink {
  uid: string;
  kind: OptionalMailKind;
  createdAt: Timestamp;
  expireAt: Timestamp;
}

/** People look for the link in old mails. */
const linkDays = 365;

function linkReference(token: string): DocumentReference {
  const hash = createHash('sha256').update(token).digest('base64url');
  return collection('unsubscribeLinks').doc(hash);
}

/** A new token with which anybody may end this kind of mail to the person. Only its hash is stored. */
export async function createUnsubscribeToken(uid: string, kind: OptionalMailKind): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const now = clock.now();
  const link: UnsubscribeLink = {
    uid,
    kind,
    createdAt: Timestamp.fromMillis(now),
    expireAt: Timestamp.fromMillis(now + linkDays * 24 * 60 * 60 * 1000),
  };
  await linkReference(token).set(link);
  return token;
}

/** Ends the kind of mail that the token stands for. The token stays good: people press twice. */
export async function unsubscribe(token: string): Promise<Unsubscribed> {
  return firestore().runTransaction(async (transaction) => {
    const snapshot = await transaction.get(linkReference(token));
    const link = snapshot.data() as UnsubscribeLink | undefined;
    if (!link || link.expireAt.toMillis() <= clock.now()) return 'unknown';
    const user = await findUserIn(transaction, link.uid);
    if (!user || user.deletedAt) return 'unknown';
    if (!wantsMessageMails(user)) return 'already';
    changeUser(transaction, link.uid, { messageMails: false });
    return 'done';
  });
}
