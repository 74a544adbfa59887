import type { Message, MessagePage, ReadState } from '@qaysari/contract/message/types';

/** What the API says of a conversation beside its messages. */
export type ThreadFacts = Omit<MessagePage, 'messages' | 'hasOlder' | 'total' | 'latestSeq'>;

/**
 * What this page knows of a conversation. It only grows: two of them can be merged in any order, and twice, so that
 * answers and live changes may overtake each other.
 */
export interface Thread {
  /** By `seq`. Messages above `to` come after a gap. */
  messages: Readonly<Record<number, Message>>;
  /** Numbers of messages that are deleted, or hidden from this person. They never come back. */
  gone: Readonly<Record<number, true>>;
  /** Messages below this number are hidden from this person. */
  startsAt: number;
  /** Everything from here to `to` is known. */
  from: number;
  /** 0 when there is no message. */
  to: number;
  /** The highest number that exists. If it is above `to`, there is a gap. */
  latest: number;
  facts: ThreadFacts;
  /** When the facts were requested. */
  askedAt: number;
}

/** A page of the API: all messages of a range of numbers, without those that the caller cannot see. */
export interface AskedPage {
  page: number;
  limit: number;
  /** When the request began. */
  askedAt: number;
}

export function threadOfPage(answer: MessagePage, { page, limit, askedAt }: AskedPage): Thread {
  const { messages, hasOlder, total: _total, latestSeq, ...facts } = answer;
  const to = Math.max(0, latestSeq - (page - 1) * limit);
  const first = Math.max(1, to - limit + 1);
  const bySeq = Object.fromEntries(messages.map((message) => [message.seq, message]));
  const gone: Record<number, true> = {};
  for (let seq = first; seq <= to; seq++) if (!bySeq[seq]) gone[seq] = true;
  return {
    messages: bySeq,
    gone,
    startsAt: hasOlder ? 1 : first,
    from: hasOlder ? first : 1,
    to,
    latest: latestSeq,
    facts,
    askedAt,
  };
}

/** Whether messages are missing on this page. */
export function hasHole({ to, latest }: Thread): boolean {
  return latest > to;
}

/** Merges two states of a thread. Where their ranges do not touch, only the newer range remains. */
export function mergeThreads(one: Thread, other: Thread): Thread {
  const [older, newer] = one.to <= other.to ? [one, other] : [other, one];
  const touches = newer.from <= older.to + 1;
  const latestFacts = other.askedAt >= one.askedAt ? other : one;
  const readState = mergeReadStates(one.facts.readState, other.facts.readState);
  return settled({
    messages: mergeMessages(one.messages, other.messages),
    gone: { ...one.gone, ...other.gone },
    startsAt: Math.max(one.startsAt, other.startsAt),
    from: touches ? Math.min(older.from, newer.from) : newer.from,
    to: newer.to,
    latest: Math.max(one.latest, other.latest),
    facts: { ...latestFacts.facts, readState },
    askedAt: latestFacts.askedAt,
  });
}

/** Adds messages from the API or the live connection, whatever their `seq`. */
export function withMessages(thread: Thread, messages: readonly Message[]): Thread {
  const brought = Object.fromEntries(messages.map((message) => [message.seq, message]));
  return settled({
    ...thread,
    messages: mergeMessages(thread.messages, brought),
    latest: Math.max(thread.latest, ...messages.map(({ seq }) => seq)),
  });
}

/** Removes messages that are deleted or hidden. */
export function withoutMessages(thread: Thread, seqs: readonly number[]): Thread {
  if (seqs.length === 0) return thread;
  const gone = Object.fromEntries(seqs.map((seq) => [seq, true as const]));
  return settled({
    ...thread,
    gone: { ...thread.gone, ...gone },
    latest: Math.max(thread.latest, ...seqs),
  });
}

/** Restores the invariants of a thread: no deleted or hidden messages, and `to` at the last message before a gap. */
function settled(thread: Thread): Thread {
  const { gone, from, startsAt } = thread;
  const isShown = (seq: number) => !gone[seq] && seq >= from && seq >= startsAt;
  const messages = Object.fromEntries(
    Object.entries(thread.messages).filter(([seq]) => isShown(Number(seq))),
  );
  let { to } = thread;
  while (messages[to + 1] || gone[to + 1]) to++;
  return { ...thread, messages, to };
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

/** The newer state of a message: edits and answers to meetings only move forward. */
function newerOf(one: Message, other: Message): Message {
  const edits = (one.editedAt ?? '').localeCompare(other.editedAt ?? '');
  if (edits !== 0) return edits < 0 ? other : one;
  const isOlder = one.meeting && other.meeting && stateOf(one) > stateOf(other);
  const [newer, older] = isOlder ? [one, other] : [other, one];
  // The live connection sends no text for messages that nobody typed.
  return newer.content === '' ? { ...newer, content: older.content } : newer;
}

function stateOf({ meeting }: Message): number {
  return meeting ? meetingOrder[meeting.state] : 0;
}

/** Pointers only move forward. */
export function mergeReadStates(one: ReadState, other: ReadState): ReadState {
  return {
    readUpTo: Math.max(one.readUpTo, other.readUpTo),
    partnerReadUpTo: Math.max(one.partnerReadUpTo, other.partnerReadUpTo),
    partnerDeliveredUpTo: Math.max(one.partnerDeliveredUpTo, other.partnerDeliveredUpTo),
  };
}
