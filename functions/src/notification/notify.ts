import { shownNameOf } from '@qaysari/contract/account/person';
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
import { isActive, presentName } from '../user/public.ts';
import { findUser } from '../user/store.ts';
import { tellBrowsers } from './browsers.ts';
import { isSilent } from './store.ts';
import { findSubscriptions } from './subscription-store.ts';
import { beginningOf } from './words.ts';

/** Older messages get no notification. */
const latestMs = 24 * 60 * 60 * 1000;

/**
 * Notifies the browsers of the receiver of a message. Reads the state as it is now, so it may run late and in any
 * order; a second notification replaces the first. Skips a message that is read, deleted or followed by another, and a
 * conversation that is muted or blocked. Never throws because of a push service: the site and the mail still show a
 * message whose notification is lost.
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
  await tellBrowsers(me, subscriptions, (language) => ({
    id: message.id,
    title: name ?? mailText('memberAlone', language) ?? '',
    body: beginningOf(message, language),
    // A later notification of the same conversation replaces this one.
    tag: message.conversation,
    path: `/${language}/my-account/inbox/${message.sender}`,
  }));
}

function isNews({ seq }: MessageRecord, open: OpenConversation): boolean {
  const isFollowed = (open.conversation?.latestMessage?.seq ?? 0) > seq;
  return !isFollowed && open.inbox.readUpTo < seq && !isSilent(open);
}
