import { Timestamp } from 'firebase-admin/firestore';
import { ownerOf } from './ad-owners.ts';
import type { SeedConversation } from './conversations.ts';
import type { SeedDocument } from './documents.ts';
import { daysBefore } from './seed-clock.ts';
import { documentId, userId } from './stable-ids.ts';

const minute = 60_000;

/** Minutes between a message and the one before: quick answers, and now and then a pause of hours. */
function pauseAfter(index: number, length: number): number {
  return index % 5 === 4 ? 170 + ((index * 37) % 90) : 2 + ((index * 7 + length) % 11);
}

/** The conversation with all its messages, as documents. */
export function conversationDocuments(talk: SeedConversation): SeedDocument[] {
  const asker = userId(talk.asker);
  const owner = userId(ownerOf(talk.ad).key);
  const participants = [asker, owner].sort();
  const conversation = participants.join('_');
  let time = daysBefore(talk.daysAgo).getTime();
  const messages = talk.messages.map(([side, content], index) => {
    time += pauseAfter(index, content.length) * minute;
    const [sender, receiver] = side === 'asker' ? [asker, owner] : [owner, asker];
    return {
      path: `messages/${documentId(`message/${talk.asker}/${talk.ad}/${index}`)}`,
      data: {
        ...{ conversation, sender, receiver, content },
        createdAt: Timestamp.fromMillis(time),
        hiddenFor: [] as string[],
      },
    };
  });
  const latest = messages.at(-1);
  if (!latest) throw new Error(`The conversation about ${talk.ad} is empty`);
  const { content, sender, createdAt } = latest.data;
  return [
    {
      path: `conversations/${conversation}`,
      data: { participants, latestMessage: { content, sender, createdAt }, updatedAt: createdAt },
    },
    ...messages,
  ];
}
