import type { Language } from '@qaysari/contract/shared/languages';
import type { unsubscribeFromMails as unsubscribeFromMailsEndpoint } from '@qaysari/contract/notification/calls';
import type { Unsubscribed } from '@qaysari/contract/notification/types';
import type { Transaction } from 'firebase-admin/firestore';
import { timingSafeEqual } from 'node:crypto';
import { endSubscriptionIn } from '../newsletter/store.ts';
import { firestore } from '../platform/firestore.ts';
import type { Handler } from '../platform/handler.ts';
import { keyedHash } from '../platform/keyed-hash.ts';
import { endTellingIn } from '../saved-search/store.ts';
import type { UserRecord } from '../user/public.ts';
import { changeUser, findUserIn } from '../user/store.ts';

/** Where a person says whether they want a kind of mail. */
const choiceOf = {
  unreadMessages: 'messageMails',
  stillForSale: 'forSaleMails',
  cheaperFavorites: 'cheaperMails',
} as const;

/**
 * What a link ends: one kind of mail to a member, those about one saved search, or our news to an address
 * (`newsletter/{subscription}`).
 */
export type Ended =
  | { uid: string; kind: keyof typeof choiceOf }
  | { uid: string; kind: 'searchAlert'; search: string }
  | { subscription: string; kind: 'news' };

/** The hash is part of links in mails, so it is no longer than necessary. */
const hashBytes = 16;

const signatureOf = (content: string) => keyedHash('unsubscribe', content).subarray(0, hashBytes);

/**
 * A token with which anybody may end these mails: it says what it ends, and is signed. Nothing is stored of it, and it
 * has no end: people look for the link in old mails.
 */
export function unsubscribeToken(ended: Ended): string {
  const content = JSON.stringify(ended);
  return Buffer.concat([signatureOf(content), Buffer.from(content)]).toString('base64url');
}

/** What a token ends; undefined for one that is not ours. */
function readToken(token: string): Ended | undefined {
  const bytes = Buffer.from(token, 'base64url');
  const [hash, content] = [bytes.subarray(0, hashBytes), bytes.toString('utf8', hashBytes)];
  const isOurs = hash.length === hashBytes && timingSafeEqual(hash, signatureOf(content));
  return isOurs ? (JSON.parse(content) as Ended) : undefined;
}

/** Ends the mails that the token names, and no others. The token stays valid: people press twice. */
export async function unsubscribe(token: string): Promise<Unsubscribed> {
  const ended = readToken(token);
  if (!ended) return 'unknown';
  return firestore().runTransaction(async (transaction) => {
    if (ended.kind === 'news') return endNews(transaction, ended.subscription);
    const user = await findUserIn(transaction, ended.uid);
    if (!user || user.deletedAt) return 'unknown';
    return ended.kind === 'searchAlert'
      ? endAlerts(transaction, ended.uid, ended.search)
      : endMails(transaction, user, choiceOf[ended.kind]);
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

/** Ends the alerts of a search, which goes on counting new ads. A search that is gone sends none any more. */
async function endAlerts(
  transaction: Transaction,
  uid: string,
  search: string,
): Promise<Unsubscribed> {
  return (await endTellingIn(transaction, uid, search)) ? 'done' : 'already';
}

/** `POST /mail/unsubscribe`. */
export const unsubscribeFromMails: Handler<typeof unsubscribeFromMailsEndpoint> = async ({
  query,
}) => ({
  result: await unsubscribe(query.token ?? ''),
});

/** How to get no more mails of one kind. */
export interface UnsubscribeLinks {
  /** A page that asks first: programs that read mails open links. */
  page: string;
  /** For mail programs (RFC 8058). */
  oneClick: string;
}

interface LinkOf {
  language: Language;
  token: string;
  /** What the page is about. */
  of: 'messages' | 'sales' | 'news' | 'search' | 'cheaper';
}

export function unsubscribeLinks(
  origin: string,
  { language, token, of }: LinkOf,
): UnsubscribeLinks {
  // Not `token`: that name in an address of the site is an external sign-in.
  const query = `code=${token}${of === 'messages' ? '' : `&of=${of}`}`;
  return {
    page: `${origin}/${language}/unsubscribe?${query}`,
    oneClick: `${origin}/api/mail/unsubscribe?token=${token}`,
  };
}
