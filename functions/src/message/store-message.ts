import type { ListingCard } from '@qaysari/contract/listing/types';
import type { Transaction } from 'firebase-admin/firestore';
import { isFindable } from '../listing/store.ts';
import { notFound } from '../platform/api-error.ts';
import { clock, isFromWrongClock } from '../platform/clock.ts';
import { Timestamp } from '../platform/firestore.ts';
import { commitIfUnchanged, newBatch, setIfUnchanged } from '../platform/optimistic.ts';
import { asPerson, findUserIn } from '../user/store.ts';
import { findBlocksBetween } from './block.ts';
import { conversationReference, readConversation, type Sides } from './conversation-store.ts';
import { findMeetingToClose } from './meeting.ts';
import { latestOf, messageReference } from './message-store.ts';
import { nextPace, refuseWhenBlocked, refuseWhenGone, refuseWhenUnreachable } from './policy.ts';
import type { ConversationDocument, MessageParts, MessageRecord } from './record.ts';

/** A message on its way. */
export interface Draft {
  id: string;
  sides: Sides;
  content: string;
  parts: MessageParts;
  /** Id of the message whose meeting this one replaces. */
  replaces?: string;
}

/**
 * Stores a message of a conversation that exists, with the next number: one read and two writes, in one
 * commit. Undefined when there is no such conversation. Throws ALREADY_EXISTS when the id is taken.
 */
export function storeNext(draft: Draft): Promise<MessageRecord | undefined> {
  const { sides } = draft;
  return commitIfUnchanged(async () => {
    const read = await conversationReference(sides).get();
    const conversation = readConversation(read);
    if (!conversation) return { batch: undefined, result: undefined };
    refuseWhenBlocked(conversation.blockedBy, sides);
    refuseWhenUnreachable(conversation.unreachable, sides);
    await refuseWhenGone(conversation.unreachable, sides.me);
    const meeting = await findMeetingToClose(draft);
    const message = toMessage(draft, conversation);
    const batch = newBatch();
    batch.create(messageReference(message.id), documentOf(message));
    setIfUnchanged(batch, read, {
      ...changeOf(message),
      ...(isFirstAnswer(message, conversation) && { answeredAt: message.createdAt }),
      [`sent.${sides.me}`]: (conversation.sent[sides.me] ?? 0) + 1,
      [`pace.${sides.me}`]: nextPace(conversation, sides.me, clock.now()),
    });
    if (meeting) setIfUnchanged(batch, meeting.read, { 'meeting.state': meeting.state });
    return { batch, result: message };
  });
}

/**
 * Begins a conversation with its first message, about an ad where there is one. Undefined when it exists
 * already. Throws 404 when nobody can write to the other person, and 401 when the sender is gone.
 */
export function storeFirst(
  draft: Draft,
  listing: ListingCard | undefined,
): Promise<MessageRecord | undefined> {
  const { sides } = draft;
  return asPerson(sides.me, async (transaction) => {
    const reference = conversationReference(sides);
    if ((await transaction.get(reference)).exists) return undefined;
    const conversation = await begin(transaction, draft, listing);
    refuseWhenBlocked(conversation.blockedBy, sides);
    if (await findMeetingToClose(draft)) throw notFound();
    const message = toMessage(draft, conversation);
    transaction.create(messageReference(message.id), documentOf(message));
    transaction.create(reference, { ...conversation, ...changeOf(message) });
    return message;
  });
}

/** A new conversation in which the caller has written once. */
async function begin(
  transaction: Transaction,
  { sides }: Draft,
  listing: ListingCard | undefined,
): Promise<ConversationDocument> {
  const { me } = sides;
  const partner = await findUserIn(transaction, sides.partner);
  if (!(await isFindable(partner))) throw notFound();
  const now = clock.now();
  const startedAt = Timestamp.fromMillis(now);
  return {
    participants: [me, sides.partner].sort(),
    seq: 0,
    sent: { [me]: 1, [sides.partner]: 0 },
    ...{ startedBy: me, startedAt, updatedAt: startedAt },
    blockedBy: await findBlocksBetween(sides, transaction),
    pace: { [me]: nextPace({}, me, now) },
    ...(listing && { listing: frozenListing(listing) }),
  };
}

/** The ad as it is now, for the head of the conversation. */
function frozenListing(card: ListingCard): NonNullable<ConversationDocument['listing']> {
  const { _id, title, category, currency, price, images } = card;
  const [image] = images;
  return { _id, title, category, currency, price, ...(image !== undefined && { image }) };
}

function toMessage(
  { id, sides, content, parts }: Draft,
  conversation: ConversationDocument,
): MessageRecord {
  // Clocks of instances differ; the times of a conversation follow its numbers, unless a clock was wrong.
  const latest = conversation.updatedAt.toMillis();
  const now = isFromWrongClock(latest) ? clock.now() : Math.max(clock.now(), latest);
  return {
    id,
    conversation: conversationReference(sides).id,
    participants: conversation.participants,
    seq: conversation.seq + 1,
    ...{ sender: sides.me, receiver: sides.partner, content },
    createdAt: Timestamp.fromMillis(now),
    deletedAt: null,
    ...parts,
  };
}

function isFirstAnswer({ sender }: MessageRecord, conversation: ConversationDocument): boolean {
  const { startedBy, sent, answeredAt } = conversation;
  return sender !== startedBy && (sent[sender] ?? 0) === 0 && answeredAt === undefined;
}

function documentOf({ id: _id, ...document }: MessageRecord) {
  return document;
}

/** What a message of either side changes in its conversation. */
function changeOf(message: MessageRecord) {
  const { seq, createdAt } = message;
  return { seq, latestMessage: latestOf(message), updatedAt: createdAt };
}
