import type { DocumentData } from 'firebase-admin/firestore';
import { firestore } from '../platform/firestore.ts';
import { commitIfUnchanged, newBatch, setIfUnchanged } from '../platform/optimistic.ts';
import { conversationReference, readConversation, type Sides } from './conversation-store.ts';
import { syncUnread } from './inbox-store.ts';
import { findMessage, latestOf } from './message-store.ts';
import { keepOriginal } from './original-store.ts';
import type { MessageDocument } from './record.ts';

/**
 * Brings what follows from a message in line with it: the text before its first edit, the latest message of
 * the conversation, and what is unread. Reads how things are, so it may run twice and in any order.
 * `before` only counts for the text before the first edit, which no later document holds.
 */
export async function settleMessage(id: string, before: DocumentData | undefined): Promise<void> {
  const message = await findMessage(id);
  if (!message) return;
  const earlier = before as MessageDocument | undefined;
  if (message.editedAt && earlier && !earlier.editedAt && !earlier.deletedAt) {
    const batch = firestore().batch();
    keepOriginal(batch, { ...earlier, id });
    await batch.commit();
  }
  if (message.editedAt) await refreshLatest(id, { me: message.sender, partner: message.receiver });
  await syncUnread({ me: message.receiver, partner: message.sender });
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
