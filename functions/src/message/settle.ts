import type { DocumentData } from 'firebase-admin/firestore';
import { firestore } from '../platform/firestore.ts';
import { conversationReference, readConversation, type Sides } from './conversation-store.ts';
import { syncUnread } from './inbox-store.ts';
import { latestOf, messageReference, readMessage } from './message-store.ts';
import { keepOriginal } from './original-store.ts';
import type { MessageDocument } from './record.ts';

/**
 * Brings what follows from a message in line with it: the text before its first edit, the latest message of
 * the conversation, and what is unread. Reads how things are, so it may run twice and in any order.
 * `before` only counts for the text before the first edit, which no later document holds.
 */
export async function settleMessage(id: string, before: DocumentData | undefined): Promise<void> {
  const message = readMessage(await messageReference(id).get());
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

/** The sender may have edited the message without the API. */
async function refreshLatest(id: string, sides: Sides): Promise<void> {
  await firestore().runTransaction(async (transaction) => {
    const reference = conversationReference(sides);
    const [one, other] = await transaction.getAll(reference, messageReference(id));
    const conversation = one && readConversation(one);
    const message = other && readMessage(other);
    if (!message || message.deletedAt || conversation?.latestMessage?.id !== id) return;
    const latestMessage = latestOf(message);
    if (conversation.latestMessage.content === latestMessage.content) return;
    transaction.update(reference, { latestMessage });
  });
}
