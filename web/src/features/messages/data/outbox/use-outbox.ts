import type { Message } from '@qaysari/contract/message/types';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { messageKeys } from '../message-keys.ts';
import { withMessages, type Thread } from '../thread.ts';
import type { ChangeThread } from '../use-thread.ts';
import { onMessageSent, settleItems, startOutbox, useOutboxItems } from './outbox.ts';
import type { OutboxItem } from './outbox-items.ts';

/** The key that a message was sent with: the second part of its id. */
export function keyOfMessage(id: string): string {
  return id.slice(id.indexOf('~') + 1);
}

/** The outbox of the open conversation. What the API has taken moves from it into the thread. */
export function useOutbox(
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
    if (refusals > 0)
      void queryClient.invalidateQueries({ queryKey: [...messageKeys.all, 'thread'] });
  }, [refusals, queryClient]);
  const messages = thread?.messages;
  useEffect(() => {
    if (messages) settleItems(new Set(Object.values(messages).map(({ _id }) => keyOfMessage(_id))));
  }, [messages, items]);
  return items;
}
