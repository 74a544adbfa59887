import { failureOf, type OutboxItem } from './outbox/outbox-items.ts';
import type { Delivery, ShownMessage } from './shown-message.ts';
import type { Thread } from './thread.ts';

/** The messages of a conversation as somebody sees them, and behind them what the API does not have yet. */
export function shownMessages(
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
