import { limits } from '@qaysari/contract/limits';
import type { BodyOf } from '@qaysari/contract/endpoint';
import type { reportConversation } from '@qaysari/contract/message-endpoints';
import { clock } from '../platform/clock.ts';
import { collection } from '../platform/collections.ts';
import { firestore, Timestamp } from '../platform/firestore.ts';
import { findConversationIn, type Sides } from './conversation-store.ts';
import { findMessagesBetween } from './message-store.ts';
import { findOriginals } from './original-store.ts';
import type { MessageRecord } from './record.ts';

/**
 * Documents of `reports`, for staff, and `reportedMessages`, which keeps the messages of one from being
 * edited.
 */

/**
 * Stores a report with the latest messages as they are now. While nothing was written since, another report
 * of the same person writes the same document.
 */
export async function addReport(
  sides: Sides,
  { reason, message, note }: BodyOf<typeof reportConversation>,
): Promise<void> {
  await firestore().runTransaction(async (transaction) => {
    const { id: conversation, seq } = await findConversationIn(transaction, sides);
    const first = Math.max(1, seq - limits.reportedMessages + 1);
    const messages = await findMessagesBetween(conversation, { first, last: seq }, transaction);
    const edited = messages.filter(({ editedAt }) => editedAt).map(({ id }) => id);
    const originals = await findOriginals(edited);
    const id = `${conversation}~${sides.me}~${seq}`;
    transaction.set(collection('reports').doc(id), {
      ...{ conversation, reporter: sides.me, reported: sides.partner, reason, state: 'open' },
      ...(message !== undefined && { message }),
      ...(note && { note }),
      createdAt: Timestamp.fromMillis(clock.now()),
      messages: messages.map((each) => frozen(each, originals.get(each.id))),
    });
    for (const { id: reported, sender } of messages) {
      if (sender !== sides.partner) continue;
      transaction.set(collection('reportedMessages').doc(reported), { report: id, conversation });
    }
  });
}

/** What staff need of a message to judge it. */
function frozen(message: MessageRecord, original: string | undefined): Record<string, unknown> {
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
