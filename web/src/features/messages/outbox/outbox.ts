import type { Message } from '@qaysari/contract/message/types';
import { createSignal } from '../../../lib/browser/signal.ts';
import { changeDeviceDraft } from '../../../lib/drafts/drafts.ts';
import { currentPerson, onPersonChanged } from '../../../lib/session/token.ts';
import { changeItems, readItems, type OutboxItem } from './outbox-items.ts';
import { noteWaiting } from './outbox-note.ts';
import { Outbox } from './outbox-sender.ts';
import { sendItem } from './send-item.ts';

/** A suspended tab may hold a lock for ever. */
const patienceMs = 10_000;

/**
 * Runs `act` while no other tab runs one of the same name. It runs without the lock where the browser has no locks, and
 * when another tab holds the lock for too long. A message that two tabs send has one key, so it stays one message.
 */
async function withTabLock(name: string, act: () => Promise<void>): Promise<void> {
  // Only secure contexts have them.
  if (!('locks' in navigator)) return act();
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), patienceMs);
  const run = { hasBegun: false };
  const begin = () => {
    run.hasBegun = true;
    clearTimeout(timer);
    return act();
  };
  try {
    await navigator.locks.request(name, { signal: controller.signal }, begin);
  } catch (error) {
    if (run.hasBegun) throw error;
    await begin();
  }
}

/** The outbox of the person who is signed in. It continues when they leave the conversation's page. */

const draftName = 'outbox';
const channelName = 'qaysariOutbox';

/** What tabs send each other: the items of a person have changed, or one of them has become a message. */
interface News {
  person: string;
  message?: Message;
}

const itemsChanged = createSignal();
const sentListeners = new Set<(message: Message) => void>();

let current: { person: string; outbox: Outbox } | undefined;
let channel: BroadcastChannel | undefined;

function broadcast(news: News): void {
  channel?.postMessage(news);
}

function notifySent(message: Message): void {
  for (const listener of sentListeners) listener(message);
}

/** The database of a browser may hang: after this time a message is sent all the same. */
const storageMs = 3_000;

function inTime<Value>(stored: Promise<Value | undefined>): Promise<Value | undefined> {
  const tooLate = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), storageMs);
  });
  return Promise.race([stored, tooLate]);
}

function open(person: string): Outbox {
  const outbox: Outbox = new Outbox({
    load: () => inTime(changeDeviceDraft(person, draftName, readItems)),
    keep: async (change) => {
      const changed = await inTime(
        changeDeviceDraft(person, draftName, (stored) => changeItems(readItems(stored), change)),
      );
      broadcast({ person });
      return changed;
    },
    send: (item) =>
      sendItem(person, item, (message) => {
        notifySent(message);
        broadcast({ person, message });
      }),
    alone: (receiver, act) => withTabLock(`qaysariOutbox/${person}/${receiver}`, act),
    later: (ms, act) => void setTimeout(act, ms),
    now: () => Date.now(),
    random: () => Math.random(),
    onChange: () => {
      if (current?.outbox === outbox) noteWaiting(outbox.items().length > 0);
      itemsChanged.emit();
    },
  });
  return outbox;
}

function followPerson(): void {
  const person = currentPerson();
  if (current?.person === person) return;
  current?.outbox.close();
  current = undefined;
  if (person !== undefined) {
    current = { person, outbox: open(person) };
    void current.outbox.follow();
  }
  itemsChanged.emit();
}

let isStarted = false;

/** Starts sending the stored items. Further calls do nothing. */
export function startOutbox(): void {
  if (isStarted) return;
  isStarted = true;
  if (typeof BroadcastChannel !== 'undefined') {
    channel = new BroadcastChannel(channelName);
    channel.onmessage = ({ data }: MessageEvent<News>) => {
      if (data.person !== current?.person) return;
      if (data.message) notifySent(data.message);
      void current.outbox.follow();
    };
  }
  const wake = () => {
    if (document.visibilityState === 'visible') current?.outbox.wake();
  };
  window.addEventListener('online', () => current?.outbox.wake());
  window.addEventListener('pageshow', wake);
  document.addEventListener('visibilitychange', wake);
  onPersonChanged(followPerson);
  followPerson();
}

const none: readonly OutboxItem[] = [];
/** The items that the person who is signed in has sent and the API does not have yet. */
export function useOutboxItems(): readonly OutboxItem[] {
  return itemsChanged.useValue(() => current?.outbox.items() ?? none);
}

/** Calls `listener` with each message of the outbox that the API has accepted, in this tab or another. */
export function onMessageSent(listener: (message: Message) => void): () => void {
  sentListeners.add(listener);
  return () => void sentListeners.delete(listener);
}

/** Sends a message; it stays in the outbox until the API has it. */
export function sendByOutbox(receiver: string, body: OutboxItem['body']): void {
  const now = Date.now();
  const item = { key: crypto.randomUUID(), receiver, body, createdAt: now, waitsSince: now };
  void current?.outbox.add(item);
}

/** Sends the rest of a message that was refused, such as its ad, with another text. */
export function sendEdited(key: string, content: string): void {
  const item = current?.outbox.items().find((each) => each.key === key);
  if (!item) return;
  discardItem(key);
  sendByOutbox(item.receiver, { ...item.body, content });
}

export function retryItem(key: string): void {
  void current?.outbox.retry(key);
}

export function discardItem(key: string): void {
  void current?.outbox.discard(key);
}

/** The conversation shows these messages. If one is still in the outbox, only its answer was lost. */
export function settleItems(keys: ReadonlySet<string>): void {
  for (const { key } of current?.outbox.items() ?? none) {
    if (keys.has(key)) void current?.outbox.settle(key);
  }
}
