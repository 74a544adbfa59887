import { Timestamp } from 'firebase-admin/firestore';
import type { SeedDocument } from './documents.ts';
import { daysBefore } from './seed-clock.ts';
import type { SeedConversation } from './seed-conversations.ts';
import { documentId, userId } from './stable-ids.ts';

const minute = 60_000;

/** Minutes between a message and the one before: quick answers, and now and then a pause of hours. */
function pauseAfter(index: number, length: number): number {
  return index % 5 === 4 ? 170 + ((index * 37) % 90) : 2 + ((index * 7 + length) % 11);
}

/** The conversation with all its messages, as documents. `ownerKey` is the key of a member. */
export function conversationDocuments(
  conversation: SeedConversation,
  ownerKey: string,
): SeedDocument[] {
  const asker = userId(conversation.asker);
  const owner = userId(ownerKey);
  const participants = [asker, owner].sort();
  const id = participants.join('_');
  let time = daysBefore(conversation.daysAgo).getTime();
  const messages = conversation.messages.map((message, index) => {
    const content = message.asker ?? message.owner ?? '';
    time += pauseAfter(index, content.length) * minute;
    const [sender, receiver] = message.asker === undefined ? [owner, asker] : [asker, owner];
    const messageId = documentId(`message/${conversation.asker}/${conversation.listing}/${index}`);
    return {
      path: `messages/${messageId}`,
      data: {
        ...{ conversation: id, sender, receiver, content },
        createdAt: Timestamp.fromMillis(time),
        hiddenFor: [] as string[],
      },
    };
  });
  const latest = messages.at(-1);
  if (!latest) throw new Error(`The conversation about ${conversation.listing} is empty`);
  const { content, sender, createdAt } = latest.data;
  return [
    {
      path: `conversations/${id}`,
      data: { participants, latestMessage: { content, sender, createdAt }, updatedAt: createdAt },
    },
    ...messages,
  ];
}
