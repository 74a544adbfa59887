import { limits } from '@qaysari/contract/limits';
import { findMessagesBetween } from './message-store.ts';
import { findOriginals } from './original-store.ts';
import type { ConversationRecord, MessageRecord } from './record.ts';

/** A message as staff need it to judge it. */
export type FrozenMessage = Pick<MessageRecord, 'id' | 'sender'> & Record<string, unknown>;

/**
 * The latest messages of a conversation as they are now, each with its text before an edit; before them the message
 * that it is about, where it is older.
 */
export async function findEvidence(
  { id: conversation, seq }: Pick<ConversationRecord, 'id' | 'seq'>,
  about?: MessageRecord,
): Promise<FrozenMessage[]> {
  const first = Math.max(1, seq - limits.reportedMessages + 1);
  const latest = await findMessagesBetween(conversation, { first, last: seq });
  const messages = about && about.seq < first ? [about, ...latest] : latest;
  const edited = messages.filter(({ editedAt }) => editedAt).map(({ id }) => id);
  const originals = await findOriginals(edited);
  return messages.map((each) => frozen(each, originals.get(each.id)));
}

function frozen(message: MessageRecord, original: string | undefined): FrozenMessage {
  const { id, seq, sender, content, createdAt, editedAt, deletedAt } = message;
  const { phrase, meeting, answer } = message;
  return {
    ...{ id, seq, sender, content, createdAt },
    ...(original !== undefined && { original }),
    ...(editedAt && { editedAt }),
    ...(deletedAt && { deletedAt }),
    ...(phrase && { phrase }),
    ...(meeting && { meeting }),
    ...(answer && { answer }),
  };
}
