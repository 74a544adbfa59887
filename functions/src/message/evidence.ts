import { limits } from '@qaysari/contract/shared/limits';
import { findMessagesBetween } from './message-store.ts';
import { findKeptWords, wordsOf, type KeptWords } from './original.ts';
import type { ConversationRecord, MessageRecord } from './record.ts';

/** A message as staff need it to judge it. */
export type FrozenMessage = Pick<MessageRecord, 'id' | 'sender'> & Record<string, unknown>;

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
  const kept = await findKeptWords(messages);
  return messages.map((each) => frozen(each, kept.get(each.id)));
}

function frozen(message: MessageRecord, { first, last }: KeptWords = {}): FrozenMessage {
  const { id, seq, sender, createdAt, editedAt, deletedAt } = message;
  return {
    ...{ id, seq, sender, createdAt, ...wordsOf(last ?? message) },
    ...(first && { original: first.content }),
    ...(editedAt && { editedAt }),
    ...(deletedAt && { deletedAt }),
  };
}
