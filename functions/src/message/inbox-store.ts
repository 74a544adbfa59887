import { unreadOf } from '@qaysari/contract/message/types';
import { limits } from '@qaysari/contract/shared/limits';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { clock, isFromWrongClock } from '../platform/clock.ts';
import { FieldValue, Timestamp } from '../platform/firestore.ts';
import { commitIfUnchanged, newBatch, setIfUnchanged } from '../platform/optimistic.ts';
import { asPerson } from '../user/store.ts';
import {
  conversationReference,
  inboxOf,
  inboxReference,
  isDeletedIn,
  readConversation,
  readInbox,
  type OpenConversation,
  type Sides,
} from './conversation-store.ts';
import { countOfSenderBetween } from './message-store.ts';
import type { ConversationRecord, InboxDocument } from './record.ts';

/** How long a message stays unread before a mail reminds of it. */
const remindAfterMs = limits.unreadMinutes * 60_000;

type InboxChange = Partial<Record<keyof InboxDocument, unknown>>;

/** Changes one side's inbox document of a conversation that was read in the transaction. A deleted user gets none. */
export function changeInbox(
  transaction: Transaction,
  conversation: ConversationRecord,
  sides: Sides,
  change: InboxChange,
): void {
  if (isDeletedIn(conversation, sides.me)) return;
  transaction.set(inboxReference(sides), { partner: sides.partner, ...change }, { merge: true });
}

/** Has an open page of this side ask again for what only the API says: blocks, and whether the partner is there. */
export function noteStatus(
  transaction: Transaction,
  conversation: ConversationRecord,
  sides: Sides,
): void {
  changeInbox(transaction, conversation, sides, { statusAt: Timestamp.fromMillis(clock.now()) });
}

/** Stores that one of the two has seen the other's address now, and that it was counted. */
export async function noteContactSeen(sides: Sides): Promise<void> {
  const contactSeenAt = Timestamp.fromMillis(clock.now());
  const change = { partner: sides.partner, contactSeenAt } satisfies InboxChange;
  await asPerson(sides.me, (transaction) => {
    transaction.set(inboxReference(sides), change, { merge: true });
    return Promise.resolve();
  });
}

/** `unread` and what is planned because of it, for a read count. */
export function unreadChange(
  conversation: ConversationRecord,
  { partner }: Sides,
  inbox: Pick<InboxDocument, 'readCount' | 'remindAt' | 'remindedAt'>,
): InboxChange {
  const unread = unreadOf(conversation, partner, inbox);
  const none = FieldValue.delete();
  if (unread === 0) {
    return {
      unread,
      ...(inbox.remindAt && { remindAt: none }),
      ...(inbox.remindedAt && { remindedAt: none }),
    };
  }
  const isPlanned = inbox.remindAt && !isFromWrongClock(inbox.remindAt.toMillis() - remindAfterMs);
  if (isPlanned || inbox.remindedAt) return { unread };
  const since = Math.min(conversation.updatedAt.toMillis(), clock.now());
  const remindAt = Timestamp.fromMillis(since + remindAfterMs);
  return { unread, remindAt };
}

/**
 * Updates `unread` of one side. Reads the state as it is now, never the event, so it may run twice, late and in any
 * order. A deleted user has none.
 */
export async function syncUnread(sides: Sides): Promise<void> {
  const attempt = async () => {
    const read = await inboxReference(sides).get();
    const inbox = readInbox(read, sides.partner);
    const conversation = readConversation(await conversationReference(sides).get());
    if (isDeletedIn(conversation, sides.me)) return removal(read);
    const change = conversation && unreadChange(conversation, sides, inbox);
    const plansReminder = change?.remindAt instanceof Timestamp;
    const isRight = !change || (change.unread === inbox.unread && !plansReminder);
    if (isRight) return { batch: undefined, result: false };
    const batch = newBatch();
    setIfUnchanged(batch, read, { partner: sides.partner, ...change });
    return { batch, result: !read.exists };
  };
  const isCreated = await commitIfUnchanged(attempt, { mayBeThere: true });
  // The deletion marks the conversation before it empties the inbox, so a new document is looked at once more.
  if (isCreated) await commitIfUnchanged(attempt, { mayBeThere: true });
}

/**
 * Takes away what was written for somebody while their account was deleted. Call it after documents that are new were
 * committed without a lock on the conversation.
 */
export async function removeOfDeleted(sides: Sides): Promise<void> {
  const conversation = readConversation(await conversationReference(sides).get());
  for (const each of [sides, { me: sides.partner, partner: sides.me }]) {
    if (isDeletedIn(conversation, each.me)) await inboxReference(each).delete();
  }
}

/** Deletes a document that this event, or an earlier one that died, has created too late. */
function removal({ exists, ref }: DocumentSnapshot) {
  return { batch: exists ? newBatch().delete(ref) : undefined, result: false };
}

/**
 * What moving the read pointer of one side to this number changes; undefined when the pointer is there already or
 * further. Reads in the transaction, where there is one.
 */
export async function readChange(
  { conversation, inbox }: OpenConversation & { conversation: ConversationRecord },
  sides: Sides,
  seq: number,
  transaction?: Transaction,
): Promise<InboxChange | undefined> {
  const readUpTo = Math.min(seq, conversation.seq);
  if (readUpTo <= inbox.readUpTo) return undefined;
  const { id, sent, seq: last } = conversation;
  const theirs = { conversation: id, sender: sides.partner };
  const unread = { after: readUpTo, last };
  const left = readUpTo === last ? 0 : await countOfSenderBetween(theirs, unread, transaction);
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
