import type {
  BlockStatus,
  ConversationListing,
  FirstContactFacts,
  NewPeopleLeft,
  OtherUserInfo,
  Message,
} from '@qaysari/contract/message/types';
import { useEffect, useEffectEvent, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useCurrentPerson } from '../../../lib/session/token.ts';
import { useLiveThread } from '../connection/use-live-thread.ts';
import {
  discardItem,
  retryItem,
  sendByOutbox,
  sendEdited,
  onMessageSent,
  settleItems,
  startOutbox,
  useOutboxItems,
} from '../outbox/outbox.ts';
import type { Delivery, Outgoing, ShownMessage } from './shown-message.ts';
import { useConversationActions, type ConversationActions } from './use-conversation-actions.ts';
import { usePointers } from './use-pointers.ts';
import { type Thread, mergeThreads, withMessages } from './thread.ts';
import { useThread, fetchOlder, type ChangeThread } from './queries.ts';
import { useLanguage } from '../../../i18n/language.ts';
import { messageKeys } from './message-keys.ts';
import { failureOf, type OutboxItem } from '../outbox/outbox-items.ts';

export interface ConversationView extends ConversationActions {
  status: 'loading' | 'error' | 'ready';
  /** Why it could not be loaded: `ApiFailure` with `isNotFound` for a person who does not exist. */
  error: Error | null;
  /** Asks again, after an error. */
  reload: () => void;
  /** In chronological order; messages in the outbox are last. */
  messages: readonly ShownMessage[];
  hasOlder: boolean;
  isLoadingOlder: boolean;
  /** The last attempt to load older messages failed. */
  olderFailed: boolean;
  /** Resolves when they are in `messages`. Does nothing while a request is pending. */
  loadOlder: () => Promise<void>;
  /** From here on undefined until `ready`. */
  userInfo: OtherUserInfo | undefined;
  blockStatus: BlockStatus | undefined;
  listing: ConversationListing | undefined;
  firstContact: FirstContactFacts | undefined;
  newPeopleLeft: NewPeopleLeft | undefined;
  isMuted: boolean;
  /** How far the caller had read when the conversation was opened: for a line above what is new. */
  readUpTo: number | undefined;
  /** Changes come by themselves. Otherwise the page asks from time to time. */
  isLive: boolean;
  send: (body: Outgoing) => void;
  /** Of a message whose delivery is `failed`. `id`: its `_id`. */
  retry: (id: string) => void;
  discard: (id: string) => void;
  /** Sends it with another text. */
  sendEdited: (id: string, content: string) => void;
  /** Everything up to this number has been on the screen. To be called as often as one likes. */
  markRead: (seq: number) => void;
}

/** The open conversation with a person. It updates while the page is visible. */
export function useConversation(userId: string): ConversationView {
  const me = useCurrentPerson();
  const { query, change } = useThread(userId);
  const thread = query.data;
  useNames(userId, thread, () => void query.refetch());
  const outbox = useOutbox(userId, thread, change);
  const isLive = useLiveThread(userId, thread, change);
  const older = useOlderMessages(userId, thread, change);
  const actions = useConversationActions(userId, change);
  return {
    ...actions,
    status: thread ? 'ready' : query.isError ? 'error' : 'loading',
    error: query.error,
    reload: () => void query.refetch(),
    messages: thread ? shownMessages(thread, me ?? '', userId, outbox) : [],
    hasOlder: thread !== undefined && thread.from > 1,
    isLoadingOlder: older.state === 'loading',
    olderFailed: older.state === 'failed',
    loadOlder: older.load,
    userInfo: thread?.facts.userInfo,
    blockStatus: thread?.facts.blockStatus,
    listing: thread?.facts.listing,
    firstContact: thread?.facts.firstContact,
    newPeopleLeft: thread?.facts.newPeopleLeft,
    isMuted: thread?.facts.isMuted ?? false,
    readUpTo: useFirstReadUpTo(userId, thread?.facts.readState.readUpTo),
    isLive,
    send: (body) => sendByOutbox(userId, body),
    retry: (id) => retryItem(keyOfMessage(id)),
    discard: (id) => discardItem(keyOfMessage(id)),
    sendEdited: (id, content) => sendEdited(keyOfMessage(id), content),
    markRead: usePointers(userId, thread, change),
  };
}

/** Refetches when somebody writes for the first time: from then on the API answers their name. */
function useNames(userId: string, thread: Thread | undefined, ask: () => void): void {
  const isNew =
    thread?.facts.userInfo.hasWritten === false &&
    Object.values(thread.messages).some(({ sender }) => sender === userId);
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    if (isNew) askNow();
  }, [isNew]);
}

/** The first pointer that was known of a conversation. */
function useFirstReadUpTo(userId: string, seq: number | undefined): number | undefined {
  const [first, setFirst] = useState<{ userId: string; seq: number }>();
  if (seq !== undefined && first?.userId !== userId) setFirst({ userId, seq });
  return first?.userId === userId ? first.seq : undefined;
}

/** Loads older messages of a conversation into the same thread, a page at a time. */
function useOlderMessages(
  userId: string,
  thread: Thread | undefined,
  change: ChangeThread,
): { state: 'idle' | 'loading' | 'failed'; load: () => Promise<void> } {
  const language = useLanguage();
  const me = useCurrentPerson();
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const load = async () => {
    if (!thread || thread.from <= 1 || state === 'loading') return;
    setState('loading');
    try {
      const older = await fetchOlder({ me, userId, language }, thread);
      change((known) => mergeThreads(known, older));
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return { state, load };
}

/** The key that a message was sent with: the second part of its id. */
function keyOfMessage(id: string): string {
  return id.slice(id.indexOf('~') + 1);
}

/** The outbox of the open conversation. Messages that the API has accepted move from it into the thread. */
function useOutbox(
  userId: string,
  thread: Thread | undefined,
  change: ChangeThread,
): readonly OutboxItem[] {
  const items = useOutboxItems();
  const queryClient = useQueryClient();
  const put = useEffectEvent((message: Message) => {
    if (message.receiver === userId) change((known) => withMessages(known, [message]));
  });
  useEffect(() => {
    startOutbox();
    return onMessageSent((message) => put(message));
  }, []);
  const refusals = items.filter(({ receiver, failure }) => receiver === userId && failure).length;
  useEffect(() => {
    // Most often somebody has blocked the other since, and the page has to say so.
    if (refusals === 0) return;
    // eslint-disable-next-line no-restricted-syntax -- the server refused a message
    void queryClient.invalidateQueries({ queryKey: [...messageKeys.all, 'thread'] });
  }, [refusals, queryClient]);
  const messages = thread?.messages;
  useEffect(() => {
    if (messages) settleItems(new Set(Object.values(messages).map(({ _id }) => keyOfMessage(_id))));
  }, [messages, items]);
  return items;
}

/** The visible messages of a conversation, followed by those that the API does not have yet. */
function shownMessages(
  { messages, facts: { readState } }: Thread,
  me: string,
  userId: string,
  outbox: readonly OutboxItem[],
): ShownMessage[] {
  const deliveryOf = (seq: number): Delivery => {
    if (seq <= readState.partnerReadUpTo) return 'read';
    return seq <= readState.partnerDeliveredUpTo ? 'delivered' : 'sent';
  };
  // Keys that are whole numbers are in their order.
  const known = Object.values(messages).map((message): ShownMessage => {
    const isOwn = message.sender === me;
    return { ...message, isOwn, ...(isOwn && { delivery: deliveryOf(message.seq) }) };
  });
  const ids = new Set(known.map(({ _id }) => _id));
  const waiting = outbox
    .filter(({ receiver }) => receiver === userId)
    .map((item) => shownItem(item, me))
    .filter(({ _id }) => !ids.has(_id));
  return [...known, ...waiting];
}

function shownItem(item: OutboxItem, me: string): ShownMessage {
  const failure = failureOf(item, Date.now());
  const { content = '', phrase, meeting, answer } = item.body;
  return {
    _id: `${me}~${item.key}`,
    content,
    sender: me,
    receiver: item.receiver,
    createdAt: new Date(item.createdAt).toISOString(),
    isOwn: true,
    ...(phrase && { phrase }),
    ...(meeting && { meeting: { ...meeting, state: 'proposed' as const } }),
    ...(answer && { answer }),
    delivery: failure ? 'failed' : 'waiting',
    ...(failure && { failure }),
  };
}
