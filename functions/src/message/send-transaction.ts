import type { ListingCard } from '@qaysari/contract/listing-entity';
import type { Transaction } from 'firebase-admin/firestore';
import { displayName } from '@qaysari/contract/user-entity';
import { notFound } from '../platform/api-error.ts';
import { clock } from '../platform/clock.ts';
import { firestore, Timestamp } from '../platform/firestore.ts';
import { findUserIn, isActive } from '../user/store.ts';
import { findBlocksBetween } from './block-store.ts';
import { conversationReference, readConversation, type Sides } from './conversation-store.ts';
import { closeMeeting, findMeetingToClose } from './meeting.ts';
import { latestOf, messageReference } from './message-store.ts';
import { nextPace, refuseWhenBlocked, refuseWhenUnreachable } from './policy.ts';
import type { ConversationDocument, MessageParts, MessageRecord } from './record.ts';

/** A message on its way. */
export interface Draft {
  id: string;
  sides: Sides;
  /** Of the sender, for the search of the other side. */
  name: string;
  content: string;
  parts: MessageParts;
  /** Id of the message whose meeting this one takes the place of. */
  replaces?: string;
  requestHash: string;
}

/** Allows to begin a conversation, about this ad. */
interface Beginning {
  listing: ListingCard | undefined;
}

/**
 * Stores a message with the next number: one read and two writes where the conversation exists. Says
 * `new person` when it does not, and no `beginning` allows it. Throws ALREADY_EXISTS when the id is taken.
 */
export function storeMessage(
  draft: Draft,
  beginning?: Beginning,
): Promise<MessageRecord | 'new person'> {
  const { sides } = draft;
  return firestore().runTransaction(async (transaction) => {
    const found = readConversation(await transaction.get(conversationReference(sides)));
    if (!found && !beginning) return 'new person';
    const conversation = found ?? (await begin(transaction, draft, beginning));
    refuseWhenBlocked(conversation.blockedBy, sides);
    refuseWhenUnreachable(conversation.unreachable, sides);
    const meeting = await findMeetingToClose(transaction, draft);
    const now = clock.now();
    const pace = nextPace(conversation, sides.me, now);
    const message = toMessage(draft, conversation, now);
    if (meeting) closeMeeting(transaction, meeting);
    write(transaction, { conversation, message, draft, pace });
    return message;
  });
}

/** A new conversation, not written yet. Throws 404 when nobody can write to the other person. */
async function begin(
  transaction: Transaction,
  { sides, name }: Draft,
  beginning: Beginning | undefined,
): Promise<ConversationDocument> {
  const partner = await findUserIn(transaction, sides.partner);
  if (!isActive(partner)) throw notFound();
  const blockedBy = await findBlocksBetween(sides, transaction);
  const startedAt = Timestamp.fromMillis(clock.now());
  const listing = beginning?.listing;
  return {
    participants: [sides.me, sides.partner].sort(),
    seq: 0,
    sent: { [sides.me]: 0, [sides.partner]: 0 },
    names: { [sides.me]: name, [sides.partner]: displayName(partner) },
    ...{ startedBy: sides.me, startedAt, updatedAt: startedAt, blockedBy },
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
  { id, sides, content, parts, requestHash }: Draft,
  conversation: ConversationDocument,
  now: number,
): MessageRecord {
  // Clocks of instances differ; the times of a conversation follow its numbers.
  const createdAt = Timestamp.fromMillis(Math.max(now, conversation.updatedAt.toMillis()));
  return {
    id,
    conversation: conversationReference(sides).id,
    participants: conversation.participants,
    seq: conversation.seq + 1,
    ...{ sender: sides.me, receiver: sides.partner, content, createdAt, requestHash },
    deletedAt: null,
    ...parts,
  };
}

interface Written {
  conversation: ConversationDocument;
  message: MessageRecord;
  draft: Draft;
  pace: NonNullable<ConversationDocument['pace']>[string];
}

function write(
  transaction: Transaction,
  { conversation, message, draft: { sides, name }, pace }: Written,
): void {
  const { id, ...document } = message;
  transaction.create(messageReference(id), document);
  const { me } = sides;
  const change = {
    seq: message.seq,
    latestMessage: latestOf(message),
    updatedAt: message.createdAt,
  };
  const sent = (conversation.sent[me] ?? 0) + 1;
  const reference = conversationReference(sides);
  if (conversation.seq === 0) {
    const { sent: all, ...rest } = conversation;
    transaction.set(reference, {
      ...rest,
      ...change,
      sent: { ...all, [me]: sent },
      pace: { [me]: pace },
    });
    return;
  }
  transaction.update(reference, {
    ...change,
    [`sent.${me}`]: sent,
    [`names.${me}`]: name,
    [`pace.${me}`]: pace,
  });
}
