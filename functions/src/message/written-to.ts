import type { Timestamp } from '../platform/firestore.ts';
import { conversations, readConversation } from './conversation-store.ts';
import { findMessagesBetween } from './message-store.ts';
import type { ConversationRecord } from './record.ts';

const pageSize = 100;

/** A conversation is written in by both, so the latest of one of them is among the latest of both. */
const latest = 50;

/**
 * Whom somebody has written to since then, the latest first. Leaves out who blocks them. Looks at the latest
 * 50 messages of each conversation.
 */
export async function* findWrittenTo(uid: string, since: Timestamp): AsyncGenerator<string> {
  const query = conversations()
    .where('participants', 'array-contains', uid)
    .where('updatedAt', '>=', since)
    .orderBy('updatedAt', 'desc')
    .limit(pageSize);
  let page = await query.get();
  for (let last = page.docs.at(-1); last; last = page.docs.at(-1)) {
    for (const each of page.docs) {
      const conversation = readConversation(each);
      const partner = conversation?.participants.find((one) => one !== uid);
      if (!conversation || partner === undefined || conversation.blockedBy.includes(partner))
        continue;
      if (await hasWritten(uid, conversation, since)) yield partner;
    }
    page = await query.startAfter(last).get();
  }
}

async function hasWritten(
  uid: string,
  { id, seq }: ConversationRecord,
  since: Timestamp,
): Promise<boolean> {
  const range = { first: Math.max(1, seq - latest + 1), last: seq };
  const messages = await findMessagesBetween(id, range);
  return messages.some(({ sender, createdAt }) => sender === uid && createdAt >= since);
}
