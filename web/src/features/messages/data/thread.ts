import type { Message, MessagePage, ReadState } from '@qaysari/contract/message-entity';

/** What the API says of a conversation beside its messages. */
export type ThreadFacts = Omit<MessagePage, 'messages' | 'hasOlder' | 'total' | 'latestSeq'>;

/**
 * What this page knows of a conversation. It only grows: two of them can be merged in any order, and twice, so that
 * answers and live changes may overtake each other.
 */
export interface Thread {
  /** By `seq`. */
  messages: Readonly<Record<number, Message>>;
  /** Numbers of messages that are deleted, or hidden from this person. They never come back. */
  gone: Readonly<Record<number, true>>;
  /** All messages with these numbers and between them are known. `to` is 0 when there is none. */
  from: number;
  to: number;
  facts: ThreadFacts;
  /** When the facts were asked for. */
  askedAt: number;
}

/** `askedAt`: when the request began. */
export function threadOfPage(page: MessagePage, askedAt: number): Thread {
  const { messages, hasOlder, total: _total, latestSeq, ...facts } = page;
  return {
    messages: Object.fromEntries(messages.map((message) => [message.seq, message])),
    gone: {},
    from: hasOlder ? (messages[0]?.seq ?? latestSeq + 1) : 1,
    to: latestSeq,
    facts,
    askedAt,
  };
}

/** Everything that either of them knows. Where they do not touch, only the newer range is kept. */
export function mergeThreads(one: Thread, other: Thread): Thread {
  const [older, newer] = one.to <= other.to ? [one, other] : [other, one];
  const latest = other.askedAt >= one.askedAt ? other : one;
  const gone = { ...one.gone, ...other.gone };
  const touches = newer.from <= older.to + 1;
  const known = touches ? mergeMessages(older.messages, newer.messages) : { ...newer.messages };
  const messages = Object.fromEntries(
    Object.entries(known).filter(([seq]) => gone[Number(seq)] === undefined),
  );
  return {
    messages,
    gone,
    from: touches ? Math.min(older.from, newer.from) : newer.from,
    to: newer.to,
    facts: {
      ...latest.facts,
      readState: mergeReadStates(one.facts.readState, other.facts.readState),
    },
    askedAt: latest.askedAt,
  };
}

type Messages = Thread['messages'];

function mergeMessages(one: Messages, other: Messages): Messages {
  const merged: Record<number, Message> = { ...one };
  for (const message of Object.values(other)) {
    const known = merged[message.seq];
    merged[message.seq] = known ? newerOf(known, message) : message;
  }
  return merged;
}

const meetingOrder = { proposed: 0, declined: 1, accepted: 2, replaced: 3 } as const;

/** How far a message has come: edits and answers to meetings only move on. */
function newerOf(one: Message, other: Message): Message {
  const edits = (one.editedAt ?? '').localeCompare(other.editedAt ?? '');
  if (edits !== 0) return edits < 0 ? other : one;
  if (!one.meeting || !other.meeting) return other;
  return meetingOrder[one.meeting.state] > meetingOrder[other.meeting.state] ? one : other;
}

/** Pointers only move forward. */
export function mergeReadStates(one: ReadState, other: ReadState): ReadState {
  return {
    readUpTo: Math.max(one.readUpTo, other.readUpTo),
    partnerReadUpTo: Math.max(one.partnerReadUpTo, other.partnerReadUpTo),
    partnerDeliveredUpTo: Math.max(one.partnerDeliveredUpTo, other.partnerDeliveredUpTo),
  };
}

/** With a message that the API has answered or the live connection has brought. */
export function withMessage(thread: Thread, message: Message): Thread {
  const { seq } = message;
  const isNext = seq === thread.to + 1;
  // A message beyond a hole waits until the hole is filled.
  if (seq > thread.to && !isNext) return thread;
  return mergeThreads(thread, {
    ...thread,
    messages: { [seq]: message },
    gone: {},
    from: seq,
    to: Math.max(seq, thread.to),
  });
}

/** Without a message that is deleted or hidden. */
export function withoutMessage(thread: Thread, id: string): Thread {
  const message = Object.values(thread.messages).find(({ _id }) => _id === id);
  if (!message) return thread;
  return mergeThreads(thread, { ...thread, gone: { [message.seq]: true } });
}
