import { limits } from '@qaysari/contract/shared/limits';
import { findOriginals, keepOriginal } from '../original/store.ts';
import type { Timestamp, TransactionOrBatch } from '../platform/firestore.ts';
import { findMessagesBetween } from './message-store.ts';
import { partsOf } from './present.ts';
import type { ConversationRecord, MessageParts, MessageRecord } from './record.ts';

/** What a message said, or says now. */
export type Words = MessageParts & Pick<MessageRecord, 'content'>;

function wordsOf(message: Words): Words {
  return { content: message.content, ...partsOf(message) };
}

/** When the message got the words that it has; a deleted one, those that it had. */
export const writtenAt = ({ editedAt, createdAt }: MessageRecord) => editedAt ?? createdAt;

/** Stores what a message says for staff. Call it before an edit or a deletion, with the message as it was. */
export function keepMessage(writes: TransactionOrBatch, message: MessageRecord): void {
  const { id: thing, sender: person } = message;
  const version = { kind: 'message', thing, writtenAt: writtenAt(message) } as const;
  keepOriginal(writes, { ...version, person, words: wordsOf(message) });
}

/** What a message said at first, and what a deleted one said last; each where it is not what it says now. */
interface StoredWords {
  first?: Words;
  last?: Words;
}

/** The stored texts of edited and deleted messages, by the ids of the messages. */
export async function findStoredWords(
  messages: readonly MessageRecord[],
): Promise<Map<string, StoredWords>> {
  const asked = messages.flatMap((message) => [
    ...(message.editedAt ? [versionOf('first', message, message.createdAt)] : []),
    ...(message.deletedAt ? [versionOf('last', message, writtenAt(message))] : []),
  ]);
  const found = (await findOriginals(asked)) as (Words | undefined)[];
  const stored = new Map<string, StoredWords>();
  asked.forEach(({ thing, which }, index) => {
    const words = found[index];
    if (words) stored.set(thing, { ...stored.get(thing), [which]: words });
  });
  return stored;
}

function versionOf(which: keyof StoredWords, { id }: MessageRecord, at: Timestamp) {
  return { which, kind: 'message', thing: id, writtenAt: at } as const;
}

/** A message as staff need it to judge it. */
interface FrozenMessage
  extends
    Words,
    Pick<MessageRecord, 'id' | 'seq' | 'sender' | 'createdAt'>,
    Partial<Pick<MessageRecord, 'editedAt' | 'deletedAt'>> {
  /** Its text before the first edit. */
  original?: string;
}

/**
 * The latest messages of a conversation as they are now, each with its text before the first edit, and deleted ones
 * with what they said; before them the message that it is about, where it is older.
 */
export async function findEvidence(
  { id: conversation, seq }: Pick<ConversationRecord, 'id' | 'seq'>,
  about?: MessageRecord,
): Promise<FrozenMessage[]> {
  const first = Math.max(1, seq - limits.reportedMessages + 1);
  const latest = await findMessagesBetween(conversation, { first, last: seq });
  const messages = about && about.seq < first ? [about, ...latest] : latest;
  const stored = await findStoredWords(messages);
  return messages.map((each) => frozen(each, stored.get(each.id)));
}

function frozen(message: MessageRecord, { first, last }: StoredWords = {}): FrozenMessage {
  const { id, seq, sender, createdAt, editedAt, deletedAt } = message;
  return {
    ...{ id, seq, sender, createdAt, ...wordsOf(last ?? message) },
    ...(first && { original: first.content }),
    ...(editedAt && { editedAt }),
    ...(deletedAt && { deletedAt }),
  };
}
