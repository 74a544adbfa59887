import type { Outgoing, SendFailure } from '../conversation/shown-message.ts';

/** Messages that somebody has sent and the API does not have yet, in order. Pure functions, without requests. */

/** A message that the API does not have yet. */
export interface OutboxItem {
  /** The `Idempotency-Key`, made once: repeated requests create only one message. */
  key: string;
  receiver: string;
  body: Outgoing;
  /** When it was sent, as people see it. Milliseconds, as all times here. */
  createdAt: number;
  /** Since when it has waited: later than `createdAt` once somebody has sent it again. */
  waitsSince: number;
  failure?: Refusal;
}

/** The API said no. */
export type Refusal = Omit<SendFailure, 'kind'>;

export type OutboxChange =
  | { type: 'added'; item: OutboxItem }
  | { type: 'sent' | 'discarded'; key: string }
  /** `isAboutReceiver`: other messages to the same person would be refused as well. */
  | { type: 'refused'; key: string; failure: Refusal; isAboutReceiver: boolean }
  | { type: 'retried'; key: string; at: number };

const dayMs = 24 * 60 * 60 * 1000;
/** Older messages are no longer sent automatically, because nobody expects it. */
const maxWaitMs = 7 * dayMs;

/** The items after a change. A change that is applied twice does nothing the second time. */
export function changeItems(
  items: readonly OutboxItem[],
  change: OutboxChange,
): readonly OutboxItem[] {
  switch (change.type) {
    case 'added':
      return items.some(({ key }) => key === change.item.key) ? items : [...items, change.item];
    case 'sent':
    case 'discarded':
      return items.filter(({ key }) => key !== change.key);
    case 'refused':
      return refused(items, change);
    case 'retried':
      return items.map((item) => (item.key === change.key ? again(item, change.at) : item));
  }
}

function refused(
  items: readonly OutboxItem[],
  { key, failure, isAboutReceiver }: Extract<OutboxChange, { type: 'refused' }>,
): readonly OutboxItem[] {
  const receiver = items.find((item) => item.key === key)?.receiver;
  const isMeant = (item: OutboxItem) =>
    item.key === key || (isAboutReceiver && item.receiver === receiver && !item.failure);
  return items.map((item) => (isMeant(item) ? { ...item, failure } : item));
}

function again({ failure: _failure, ...item }: OutboxItem, at: number): OutboxItem {
  return { ...item, waitsSince: at };
}

/** Why an item is not sent automatically; undefined while it waits. */
export function failureOf(item: OutboxItem, now: number): SendFailure | undefined {
  if (item.failure) return { kind: 'refused', ...item.failure };
  return now - item.waitsSince > maxWaitMs ? { kind: 'expired', canRetry: true } : undefined;
}

/** The next item to send to a person: the first that waits. */
export function nextItem(
  items: readonly OutboxItem[],
  receiver: string,
  now: number,
): OutboxItem | undefined {
  return items.find((item) => item.receiver === receiver && !failureOf(item, now));
}

/** The receivers of all items that have not failed. */
export function waitingReceivers(items: readonly OutboxItem[], now: number): string[] {
  return [...new Set(items.filter((item) => !failureOf(item, now)).map((item) => item.receiver))];
}

/** The valid items of a stored value; anything else in it is ignored. */
export function readItems(stored: unknown): readonly OutboxItem[] {
  return Array.isArray(stored) ? stored.filter(isItem) : [];
}

function isItem(value: unknown): value is OutboxItem {
  if (typeof value !== 'object' || value === null) return false;
  const { key, receiver, body, createdAt, waitsSince } = value as Partial<OutboxItem>;
  return (
    typeof key === 'string' &&
    typeof receiver === 'string' &&
    typeof body === 'object' &&
    typeof createdAt === 'number' &&
    typeof waitsSince === 'number'
  );
}
