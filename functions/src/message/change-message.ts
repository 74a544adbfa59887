import { limits } from '@qaysari/contract/shared/limits';
import type {
  deleteMessage as deleteMessageEndpoint,
  editMessage as editMessageEndpoint,
} from '@qaysari/contract/message/calls';
import type { Transaction } from 'firebase-admin/firestore';
import { ApiError, notFound } from '../platform/api-error.ts';
import { clock } from '../platform/clock.ts';
import { collection } from '../platform/collections.ts';
import { FieldValue, Timestamp, firestore } from '../platform/firestore.ts';
import type { Handler } from '../platform/handler.ts';
import { withKeyedLock } from '../platform/concurrency.ts';
import {
  conversationReference,
  findConversationIn,
  findOpenConversation,
  type OpenConversation,
  type Sides,
} from './conversation-store.ts';
import { changeInbox, readChange, unreadChange } from './inbox-store.ts';
import { findLatestBefore, findMessage, latestOf, messageReference } from './message-store.ts';
import { keepMessage } from './original.ts';
import { refuseWhenBlocked, refuseWhenGone } from './policy.ts';
import { presentMessage } from './present.ts';
import type { ConversationRecord, MessageRecord } from './record.ts';

/** `DELETE /message/{id}`. What is gone for the caller already stays so, with the same answer. */
export const deleteMessage: Handler<typeof deleteMessageEndpoint> = async ({ caller, params }) => {
  const known = await findMessage(params.id);
  if (!known?.participants.includes(caller.uid)) throw notFound();
  await withKeyedLock([known.conversation], () =>
    firestore().runTransaction(async (transaction) => {
      const message = await findMessage(params.id, transaction);
      if (!message || message.deletedAt) return;
      await (message.sender === caller.uid ? deleteForBoth : hide)(transaction, message);
    }),
  );
  return undefined;
};

/** The number stays without the text, which is stored for staff. */
async function deleteForBoth(transaction: Transaction, message: MessageRecord): Promise<void> {
  const { sender, receiver } = message;
  const theirs: Sides = { me: receiver, partner: sender };
  const { conversation, inbox } = await openOf(transaction, theirs);
  const isLatest = conversation.latestMessage?.id === message.id;
  const latest = isLatest ? await latestBefore(transaction, message) : conversation.latestMessage;
  const sent = { ...conversation.sent, [sender]: (conversation.sent[sender] ?? 1) - 1 };
  const none = FieldValue.delete();
  keepMessage(transaction, message);
  transaction.update(messageReference(message.id), {
    ...{ content: '', deletedAt: Timestamp.fromMillis(clock.now()) },
    ...{ phrase: none, meeting: none, answer: none },
  });
  transaction.update(conversationReference(theirs), {
    [`sent.${sender}`]: sent[sender],
    latestMessage: latest ?? none,
  });
  const isRead = message.seq <= inbox.readUpTo;
  const readCount = inbox.readCount - (isRead ? 1 : 0);
  const left = { ...inbox, readCount, hidden: inbox.hidden.filter((seq) => seq !== message.seq) };
  changeInbox(transaction, conversation, theirs, {
    ...{ readCount, hidden: left.hidden },
    ...unreadChange({ ...conversation, sent }, theirs, left),
  });
}

async function latestBefore(transaction: Transaction, { conversation, seq }: MessageRecord) {
  const [latest] = await findLatestBefore(conversation, { seq, limit: 1 }, transaction);
  return latest && latestOf(latest);
}

/** Hides a message of the partner, and counts the messages up to it as read. */
async function hide(transaction: Transaction, { sender, receiver, seq }: MessageRecord) {
  const sides: Sides = { me: receiver, partner: sender };
  const open = await openOf(transaction, sides);
  const { hidden, hiddenUpTo } = open.inbox;
  if (seq <= hiddenUpTo || hidden.includes(seq)) return;
  if (hidden.length >= limits.hiddenMessages) throw new ApiError(409, 'hiddenFull');
  const read = await readChange(open, sides, seq, transaction);
  changeInbox(transaction, open.conversation, sides, { ...read, hidden: [...hidden, seq] });
}

async function openOf(
  transaction: Transaction,
  sides: Sides,
): Promise<OpenConversation & { conversation: ConversationRecord }> {
  const { conversation, inbox } = await findOpenConversation(sides, transaction);
  if (!conversation) throw notFound();
  return { conversation, inbox };
}

/** `PUT /message/{id}`. The receiver gets 403, everybody else 404. */
export const editMessage: Handler<typeof editMessageEndpoint> = async ({
  caller,
  params,
  body,
  language,
}) => {
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
