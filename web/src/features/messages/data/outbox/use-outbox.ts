import type { Message } from '@qaysari/contract/message-entity';
import { useEffect, useEffectEvent } from 'react';
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
  const put = useEffectEvent((message: Message) => {
    if (message.receiver === userId) change((known) => withMessages(known, [message]));
  });
  useEffect(() => {
    startOutbox();
    return onMessageSent((message) => put(message));
  }, []);
  const messages = thread?.messages;
  useEffect(() => {
    if (messages) settleItems(new Set(Object.values(messages).map(({ _id }) => keyOfMessage(_id))));
  }, [messages, items]);
  return items;
}
