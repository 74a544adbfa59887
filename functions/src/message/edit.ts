import type { editMessage as endpoint } from '@qaysari/contract/message/calls';
import type { Transaction } from 'firebase-admin/firestore';
import { ApiError, notFound } from '../platform/api-error.ts';
import { clock } from '../platform/clock.ts';
import { collection } from '../platform/collections.ts';
import { firestore, Timestamp } from '../platform/firestore.ts';
import type { Handler } from '../platform/handler.ts';
import { withKeyedLock } from '../platform/keyed-lock.ts';
import { conversationReference, findConversationIn } from './conversation-store.ts';
import { findMessage, latestOf, messageReference } from './message-store.ts';
import { keepMessage } from './original.ts';
import { refuseWhenBlocked, refuseWhenGone } from './policy.ts';
import { presentMessage } from './present.ts';
import type { MessageRecord } from './record.ts';

/** `PUT /message/{id}`. The receiver gets 403, everybody else 404. */
export const editMessage: Handler<typeof endpoint> = async ({ caller, params, body, language }) => {
  const { conversation } = await findMineIn(undefined, params.id, caller.uid);
  const change = { id: params.id, content: body.content, me: caller.uid };
  const message = await withKeyedLock([conversation], () =>
    firestore().runTransaction((transaction) => edit(transaction, change)),
  );
  return presentMessage(message, language);
};

interface Edit {
  id: string;
  content: string;
  me: string;
}

async function edit(transaction: Transaction, { id, content, me }: Edit): Promise<MessageRecord> {
  const message = await findMineIn(transaction, id, me);
  const sides = { me, partner: message.receiver };
  const conversation = await findConversationIn(transaction, sides);
  refuseWhenBlocked(conversation.blockedBy, sides);
  await refuseWhenGone(conversation.unreachable, me);
  if (message.phrase || message.meeting || message.answer) throw new ApiError(409, 'notEditable');
  const reported = await transaction.get(collection('reportedMessages').doc(id));
  if (reported.exists) throw new ApiError(409, 'messageReported');
  if (message.content === content) return message;
  const edited = { ...message, content, editedAt: Timestamp.fromMillis(clock.now()) };
  keepMessage(transaction, message);
  transaction.update(messageReference(id), { content, editedAt: edited.editedAt });
  if (conversation.latestMessage?.id === id) {
    transaction.update(conversationReference(sides), { latestMessage: latestOf(edited) });
  }
  return edited;
}

/** A message that somebody has sent. Throws 403 for one that they got, and 404 for any other. */
async function findMineIn(
  transaction: Transaction | undefined,
  id: string,
  me: string,
): Promise<MessageRecord> {
  const message = await findMessage(id, transaction);
  if (!message || message.deletedAt || !message.participants.includes(me)) throw notFound();
  if (message.sender !== me) throw new ApiError(403, 'notAllowed');
  return message;
}
