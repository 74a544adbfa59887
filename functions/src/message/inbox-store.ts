import { unreadOf } from '@qaysari/contract/message-entity';
import type { Transaction } from 'firebase-admin/firestore';
import { FieldValue, firestore, Timestamp } from '../platform/firestore.ts';
import {
  findOpenConversation,
  inboxOf,
  inboxReference,
  type OpenConversation,
  type Sides,
} from './conversation-store.ts';
import { countOfSenderAfter } from './message-store.ts';
import type { ConversationRecord, InboxDocument } from './record.ts';

/** How long a message stays unread before a mail tells of it. */
const remindAfterMs = 15 * 60_000;

type InboxChange = Partial<Record<keyof InboxDocument, unknown>>;

/** Writes into what one of the two keeps of a conversation. */
export function changeInbox(transaction: Transaction, sides: Sides, change: InboxChange): void {
  transaction.set(inboxReference(sides), { partner: sides.partner, ...change }, { merge: true });
}

/** `unread` and what is planned because of it, for a read count. */
export function unreadChange(
  conversation: ConversationRecord,
  { partner }: Sides,
  inbox: Pick<InboxDocument, 'readCount' | 'remindAt' | 'remindedAt'>,
): InboxChange {
  const unread = unreadOf(conversation, partner, inbox);
  const none = FieldValue.delete();
  if (unread === 0) return { unread, remindAt: none, remindedAt: none };
  if (inbox.remindAt || inbox.remindedAt) return { unread };
  const remindAt = Timestamp.fromMillis(conversation.updatedAt.toMillis() + remindAfterMs);
  return { unread, remindAt };
}

/**
 * Brings `unread` of one side up to date. Reads how things are, never what has happened: so it may run
 * twice, late and in any order.
 */
export async function syncUnread(sides: Sides): Promise<void> {
  await firestore().runTransaction(async (transaction) => {
    const { conversation, inbox } = await findOpenConversation(sides, transaction);
    if (!conversation) return;
    const change = unreadChange(conversation, sides, inbox);
    const plansReminder = change.remindAt instanceof Timestamp;
    if (change.unread === inbox.unread && !plansReminder) return;
    changeInbox(transaction, sides, change);
  });
}

/**
 * What moving the read pointer of one side to this number changes; undefined when it stands there already
 * or further. Reads in the transaction.
 */
export async function readChange(
  transaction: Transaction,
  { conversation, inbox }: OpenConversation & { conversation: ConversationRecord },
  sides: Sides,
  seq: number,
): Promise<InboxChange | undefined> {
  const readUpTo = Math.min(seq, conversation.seq);
  if (readUpTo <= inbox.readUpTo) return undefined;
  const { id, sent } = conversation;
  const left =
    readUpTo === conversation.seq
      ? 0
      : await countOfSenderAfter(transaction, {
          ...{ conversation: id, sender: sides.partner, seq: readUpTo },
        });
  const readCount = (sent[sides.partner] ?? 0) - left;
  return {
    ...{ readUpTo, readCount, deliveredUpTo: Math.max(readUpTo, inbox.deliveredUpTo) },
    ...unreadChange(conversation, sides, { ...inbox, readCount }),
  };
}

/** How many conversations of somebody have unread messages. Costs one read. */
export async function countUnreadConversations(uid: string): Promise<number> {
  return (await inboxOf(uid).where('unread', '>', 0).count().get()).data().count;
}
