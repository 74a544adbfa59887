import type { Message } from '@qaysari/contract/message-entity';
import { sendMessage } from '@qaysari/contract/message-endpoints';
import type { Language } from '@qaysari/contract/languages';
import { callApi } from '../../../lib/api/api-client.ts';
import { ApiFailure } from '../../../lib/api/failure.ts';
import { createSignal } from '../../../lib/browser/store.ts';
import type { Outgoing, SendFailure } from './shown-message.ts';

/** A message that the API does not have yet. */
export interface OutboxItem {
  /** The `Idempotency-Key`, made once. */
  key: string;
  person: string;
  receiver: string;
  body: Outgoing;
  createdAt: string;
  failure?: SendFailure;
}

let items: readonly OutboxItem[] = [];
const changed = createSignal();

function change(next: readonly OutboxItem[]): void {
  items = next;
  changed.emit();
}

/** What somebody sends to a person and the API does not have, in order. */
export function useOutbox(): readonly OutboxItem[] {
  return changed.useValue(() => items);
}

/** Sends a message; it is in the outbox until the API has it. */
export function enqueue(
  item: Pick<OutboxItem, 'person' | 'receiver' | 'body'>,
  language: Language,
  onSent: (message: Message) => void,
): void {
  const entry = { ...item, key: crypto.randomUUID(), createdAt: new Date().toISOString() };
  change([...items, entry]);
  void attempt(entry, language, onSent);
}

export function retry(key: string, language: Language, onSent: (message: Message) => void): void {
  const item = items.find((each) => each.key === key);
  if (!item) return;
  const { failure: _failure, ...waiting } = item;
  change(items.map((each) => (each.key === key ? waiting : each)));
  void attempt(waiting, language, onSent);
}

export function discard(key: string): void {
  change(items.filter((item) => item.key !== key));
}

async function attempt(
  { key, person, receiver, body }: OutboxItem,
  language: Language,
  onSent: (message: Message) => void,
): Promise<void> {
  try {
    const message = await callApi(sendMessage, {
      language,
      body: { receiver, ...body },
      idempotencyKey: key,
      person,
    });
    onSent(message);
    discard(key);
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    const failure: SendFailure = { kind: 'refused', text: error.text, canRetry: true };
    change(items.map((each) => (each.key === key ? { ...each, failure } : each)));
  }
}
