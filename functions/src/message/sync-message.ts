import type { DocumentData } from 'firebase-admin/firestore';
import { firestore } from '../platform/firestore.ts';
import { commitIfUnchanged, newBatch, setIfUnchanged } from '../platform/optimistic.ts';
import { conversationReference, readConversation, type Sides } from './conversation-store.ts';
import { syncUnread } from './inbox-store.ts';
import { findMessage, latestOf } from './message-store.ts';
import { keepMessage, writtenAt } from './original.ts';
import type { MessageDocument, MessageRecord } from './record.ts';

/**
 * Brings what follows from a message in line with it: the text before an edit, the latest message of the
 * conversation, and what is unread. Reads how things are, so it may run twice and in any order.
 * `before` only counts for the text before an edit, which no later document holds.
 */
export async function syncMessage(id: string, before: DocumentData | undefined): Promise<void> {
  const message = await findMessage(id);
  if (!message) return;
  const earlier = before as MessageDocument | undefined;
  if (earlier && !earlier.deletedAt && isOlder({ ...earlier, id }, message)) {
    const batch = firestore().batch();
    keepMessage(batch, { ...earlier, id });
    await batch.commit();
  }
  if (message.editedAt) await refreshLatest(id, { me: message.sender, partner: message.receiver });
  await syncUnread({ me: message.receiver, partner: message.sender });
}

/** Whether an edit has taken the words of the first away. */
function isOlder(one: MessageRecord, other: MessageRecord): boolean {
  return writtenAt(one).toMillis() < writtenAt(other).toMillis();
}

/**
 * The sender may have edited the message without the API. An edit after this one is followed by a call of
 * its own; deleting it changes the conversation, and this attempt fails.
 */
async function refreshLatest(id: string, sides: Sides): Promise<void> {
  await commitIfUnchanged(async () => {
    const read = await conversationReference(sides).get();
    const latest = readConversation(read)?.latestMessage;
    const message = await findMessage(id);
    const shown = message && !message.deletedAt && latest?.id === id && latestOf(message);
    if (!shown || shown.content === latest.content) return { batch: undefined, result: undefined };
    const batch = newBatch();
    setIfUnchanged(batch, read, { latestMessage: shown });
    return { batch, result: undefined };
  });
}
