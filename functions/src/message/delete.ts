import { limits } from '@qaysari/contract/shared/limits';
import type { deleteMessage as endpoint } from '@qaysari/contract/message/calls';
import type { Transaction } from 'firebase-admin/firestore';
import { ApiError, notFound } from '../platform/api-error.ts';
import { clock } from '../platform/clock.ts';
import { FieldValue, firestore, Timestamp } from '../platform/firestore.ts';
import type { Handler } from '../platform/handler.ts';
import { withKeyedLock } from '../platform/keyed-lock.ts';
import {
  conversationReference,
  findOpenConversation,
  type OpenConversation,
  type Sides,
} from './conversation-store.ts';
import { changeInbox, readChange, unreadChange } from './inbox-store.ts';
import { findLatestBefore, findMessage, latestOf, messageReference } from './message-store.ts';
import { keepMessage } from './original.ts';
import type { ConversationRecord, MessageRecord } from './record.ts';

/** `DELETE /message/{id}`. What is gone for the caller already stays so, with the same answer. */
export const deleteMessage: Handler<typeof endpoint> = async ({ caller, params }) => {
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

/** The number stays, without the text, which is kept for staff. */
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

/** Hides a message of the partner. Whoever does so has seen the messages up to it. */
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
