import type {
  BlockStatus,
  ConversationListing,
  FirstContactFacts,
  OtherUserInfo,
} from '@qaysari/contract/message/types';
import { useEffect, useEffectEvent, useState } from 'react';
import { useCurrentPerson } from '../../../lib/session/token.ts';
import { useLiveThread } from './live/use-live-thread.ts';
import { discardItem, retryItem, sendByOutbox } from './outbox/outbox.ts';
import { useOutbox, keyOfMessage } from './outbox/use-outbox.ts';
import type { Outgoing, ShownMessage } from './shown-message.ts';
import { shownMessages } from './shown-messages.ts';
import { useConversationActions, type ConversationActions } from './use-conversation-actions.ts';
import { useOlderMessages } from './use-older-messages.ts';
import { usePointers } from './use-pointers.ts';
import type { Thread } from './thread.ts';
import { useThread } from './use-thread.ts';

export interface ConversationView extends ConversationActions {
  status: 'loading' | 'error' | 'ready';
  /** Why it could not be loaded: `ApiFailure` with `isNotFound` for a person who does not exist. */
  error: Error | null;
  /** Asks again, after an error. */
  reload: () => void;
  /** In the order of time; those that wait in the outbox are last. */
  messages: readonly ShownMessage[];
  hasOlder: boolean;
  isLoadingOlder: boolean;
  /** The last attempt to load older messages failed. */
  olderFailed: boolean;
  /** Resolves when they are in `messages`. Does nothing while it is under way. */
  loadOlder: () => Promise<void>;
  /** From here on undefined until `ready`. */
  userInfo: OtherUserInfo | undefined;
  blockStatus: BlockStatus | undefined;
  listing: ConversationListing | undefined;
  firstContact: FirstContactFacts | undefined;
  isMuted: boolean;
  /** How far the caller had read when the conversation was opened: for a line above what is new. */
  readUpTo: number | undefined;
  /** Changes come by themselves. Otherwise the page asks from time to time. */
  isLive: boolean;
  send: (body: Outgoing) => void;
  /** Of a message whose delivery is `failed`. `id`: its `_id`. */
  retry: (id: string) => void;
  discard: (id: string) => void;
  /** Everything up to this number has been on the screen. To be called as often as one likes. */
  markRead: (seq: number) => void;
}

/** The open conversation with a person, kept up to date while the page is visible. */
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
    isMuted: thread?.facts.isMuted ?? false,
    readUpTo: useFirstReadUpTo(userId, thread?.facts.readState.readUpTo),
    isLive,
    send: (body) => sendByOutbox(userId, body),
    retry: (id) => retryItem(keyOfMessage(id)),
    discard: (id) => discardItem(keyOfMessage(id)),
    markRead: usePointers(userId, thread, change),
  };
}

/** Asks the API once somebody writes for the first time: then one may know their name. */
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
