import { shownNameOf } from '@qaysari/contract/account/person';
import { noticePath } from '@qaysari/contract/notification/types';
import { languages, type Language } from '@qaysari/contract/shared/languages';
import { error as logError, warn } from 'firebase-functions/logger';
import { createHash } from 'node:crypto';
import {
  type MessageRecord,
  type OpenConversation,
  findMessage,
  findOpenConversation,
  writtenIn,
} from '../message/public.ts';
import { clock } from '../platform/clock.ts';
import { config } from '../platform/config.ts';
import { mailText } from '../platform/texts.ts';
import { sendPush } from '../platform/web-push.ts';
import { isActive, isSessionOver, presentName, type UserRecord } from '../user/public.ts';
import { findUser } from '../user/store.ts';
import { isSilent } from './store.ts';
import { findSubscriptions, type Subscription } from './subscription-store.ts';
import { beginningOf } from './words.ts';

/** What a notification says in one language. */
interface Notice {
  /** Names its news: the same once more makes no sound. */
  id: string;
  /** A later notification with the same tag replaces this one. */
  tag: string;
  title: string;
  body: string;
  /** Where it leads, behind the language; of the form `noticePath`. */
  path: string;
}

/**
 * Shows somebody a notification in each of their browsers, in its language, and removes browsers whose subscription has ended.
 * Answers how many took it: none where there is no key. Run twice, the second replaces the first. Never
 * throws because of a push service. `subscriptions`: of that person, where they were read before.
 */
export async function notify(
  user: UserRecord,
  noticeIn: (language: Language) => Notice,
  subscriptions?: readonly Subscription[],
): Promise<number> {
  if (!config().push?.privateKey) return 0;
  const results = await Promise.all(
    (subscriptions ?? (await findSubscriptions(user.id))).map(async (each) => {
      const { session: id, validFrom } = each;
      const isOver = isSessionOver(user, { id, validFrom });
      const result = isOver ? 'gone' : await send(each, noticeIn(each.language));
      if (result === 'gone') await each.reference.delete();
      return result;
    }),
  );
  return results.filter((result) => result === 'sent').length;
}

async function send({ endpoint, keys, language }: Subscription, notice: Notice) {
  const { htmlLang, dir } = languages[language];
  const path = `/${language}/${notice.path}`;
  if (!noticePath.test(path)) {
    logError('a browser would not show a notification with this path', { path });
    return 'failed' as const;
  }
  const payload = JSON.stringify({ ...notice, path, lang: htmlLang, dir });
  const topic = createHash('sha256').update(notice.tag).digest('base64url').slice(0, 32);
  const result = await sendPush({ endpoint, keys }, { payload, topic }).catch((error: unknown) => {
    // The event would come again for a day, and notify the other browsers each time.
    logError('a notification could not be made', error);
    return 'failed' as const;
  });
  if (result === 'failed')
    warn('a notification was not delivered', { host: new URL(endpoint).host });
  return result;
}

/** An event that comes later tells of nothing new. */
const latestMs = 24 * 60 * 60 * 1000;

/**
 * Notifies the browsers of the receiver of a message. Looks at how things are, so it may run late and in any
 * order; run twice, its second notification replaces the first. Says nothing of a message that is
 * read, deleted or followed by another, nor of a conversation that is muted or blocked. Never throws because
 * of a push service: the site and the mail show what it loses.
 */
export async function notifyOfMessage(id: string): Promise<void> {
  if (!config().push?.privateKey) return;
  const message = await findMessage(id);
  if (!message || message.deletedAt) return;
  if (message.createdAt.toMillis() < clock.now() - latestMs) return;
  const { sender, receiver } = message;
  const subscriptions = await findSubscriptions(receiver);
  if (subscriptions.length === 0) return;
  const sides = { me: receiver, partner: sender };
  const open = await findOpenConversation(sides);
  if (!isNews(message, open)) return;
  const [me, partner] = await Promise.all([findUser(receiver), findUser(sender)]);
  if (!isActive(me) || !isActive(partner)) return;
  const name = shownNameOf(presentName(partner, writtenIn(open.conversation, sides)));
  const noticeIn = (language: Language): Notice => ({
    id: message.id,
    // A later notification of the same conversation replaces this one.
    tag: message.conversation,
    title: name ?? mailText('memberAlone', language),
    body: beginningOf(message, language),
    path: `my-account/inbox/${message.sender}`,
  });
  await notify(me, noticeIn, subscriptions);
}

function isNews({ seq }: MessageRecord, open: OpenConversation): boolean {
  const isFollowed = (open.conversation?.latestMessage?.seq ?? 0) > seq;
  return !isFollowed && open.inbox.readUpTo < seq && !isSilent(open);
}
