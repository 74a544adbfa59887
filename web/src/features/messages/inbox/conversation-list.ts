import { limits } from '@qaysari/contract/shared/limits';
import { type BlockStatus, type Conversation, unreadOf } from '@qaysari/contract/message/types';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { InboxEntry, LiveConversation } from '../connection/live-events.ts';
import { messageKeys } from '../conversation/message-keys.ts';

/** Merges events of the live connection into the lists of conversations that the API has answered. */

type List = InfiniteData<Conversation[], number>;

/** Changes the conversations of all lists; undefined leaves one as it is. */
function changeLists(
  queryClient: QueryClient,
  me: string | undefined,
  next: (conversation: Conversation) => Conversation,
): void {
  queryClient.setQueriesData<List>(
    { queryKey: messageKeys.allConversations(me) },
    (list) => list && inOrder({ ...list, pages: list.pages.map((page) => page.map(next)) }),
  );
}

/** Latest first, over all pages, as the API would answer them. */
function inOrder(list: List): List {
  const sorted = list.pages.flat().sort((one, other) => timeOf(other) - timeOf(one));
  let from = 0;
  const pages = list.pages.map(({ length }) => sorted.slice(from, (from += length)));
  return { ...list, pages };
}

/** When its latest message was sent; 0 where there is none. */
export function timeOf({ latestMessage }: Pick<Conversation, 'latestMessage'>): number {
  return latestMessage ? Date.parse(latestMessage.createdAt) : 0;
}

/** Nothing is unread any more in the conversation with a person. */
export function withRead(queryClient: QueryClient, me: string | undefined, userId: string): void {
  changeLists(queryClient, me, (conversation) =>
    conversation.partner._id === userId ? { ...conversation, unread: 0 } : conversation,
  );
}

export interface LiveInbox {
  conversations: ReadonlyMap<string, LiveConversation>;
  entries: ReadonlyMap<string, InboxEntry>;
}

/** Updates the listed conversations. */
export function mergeLive(queryClient: QueryClient, me: string, live: LiveInbox): void {
  changeLists(queryClient, me, (conversation) => withLive(conversation, me, live));
}

function withLive(
  conversation: Conversation,
  me: string,
  { conversations, entries }: LiveInbox,
): Conversation {
  const now = conversations.get(conversation._id);
  const entry = entries.get(conversation._id);
  if (!now || !entry) return conversation;
  return {
    ...conversation,
    ...(now.latestMessage && isLatestSeen(now, entry) && { latestMessage: now.latestMessage }),
    unread: unreadOf(now, conversation.partner._id, entry),
    isMuted: entry.isMuted,
    blockStatus: blockStatusOf(now.blockedBy, me, conversation.partner._id),
  };
}

function blockStatusOf(blockedBy: readonly string[], me: string, partner: string): BlockStatus {
  return { youBlocked: blockedBy.includes(me), blockedYou: blockedBy.includes(partner) };
}

/**
 * Whether a refetch is needed. Only the API knows the name of somebody who is new or writes for the first time, and
 * what this person sees instead of a latest message that is hidden or deleted.
 */
export function isListOutdated(listed: readonly Conversation[], live: LiveInbox): boolean {
  const byId = new Map(listed.map((each) => [each._id, each]));
  const oldest = Math.min(...listed.map(timeOf), Infinity);
  return [...live.conversations.values()].some((each) => {
    const known = byId.get(each._id);
    const entry = live.entries.get(each._id);
    const isSeen = isLatestSeen(each, entry);
    if (!known)
      return isSeen && (listed.length < limits.conversationPageSize || each.updatedAt > oldest);
    const isFirst = known.partner._id === each.latestMessage?.sender && !known.partner.hasWritten;
    if (isFirst) return true;
    return !isSeen && (!each.latestMessage || known.latestMessage?._id === each.latestMessage._id);
  });
}

function isLatestSeen({ latestMessage }: LiveConversation, entry: InboxEntry | undefined): boolean {
  if (!latestMessage) return false;
  const { seq } = latestMessage;
  return !entry || (seq > entry.hiddenUpTo && !entry.hidden.includes(seq));
}
