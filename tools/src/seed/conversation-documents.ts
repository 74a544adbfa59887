import { imageUrl } from '@qaysari/contract/listing/images';
import { unreadOf } from '@qaysari/contract/message/types';
import { displayName } from '@qaysari/contract/account/types';
import { Timestamp } from 'firebase-admin/firestore';
import type { SeedDocument } from './documents.ts';
import { daysBefore, documentId, listingId, userId } from './stable-ids.ts';
import type { SeedConversation } from './seed-conversations.ts';
import type { SeedListing } from './seed-listings.ts';
import type { SeedMember } from './seed-members.ts';

const minute = 60_000;

/** Minutes between a message and the one before: quick answers, and now and then a pause of hours. */
function pauseAfter(index: number, length: number): number {
  return index % 5 === 4 ? 170 + ((index * 37) % 90) : 2 + ((index * 7 + length) % 11);
}

/** Who takes part in a conversation of the seed, and the ad that it is about. */
export interface SeedSubject {
  asker: SeedMember;
  owner: SeedMember;
  listing: SeedListing;
  /** Content hash of the cover; undefined where there is none. */
  cover: string | undefined;
}

interface SeedMessage {
  id: string;
  seq: number;
  sender: string;
  receiver: string;
  content: string;
  createdAt: Timestamp;
}

/**
 * The conversation with all its messages and what both keep of it, as documents. The receiver of the last
 * message has not read what the other wrote since their own last one, when it is a few days old at most.
 */
export function conversationDocuments(
  conversation: SeedConversation,
  subject: SeedSubject,
): SeedDocument[] {
  const asker = userId(subject.asker.key);
  const owner = userId(subject.owner.key);
  const participants = [asker, owner].sort();
  const id = participants.join('_');
  const messages = messagesOf(conversation, { asker, owner });
  const [first, latest] = [messages[0], messages.at(-1)];
  if (!first || !latest) {
    throw new Error(`The conversation about ${conversation.listing} is empty`);
  }
  const { receiver: _receiver, ...latestMessage } = latest;
  const countOf = (uid: string) => messages.filter(({ sender }) => sender === uid).length;
  const sent = { [asker]: countOf(asker), [owner]: countOf(owner) };
  return [
    {
      path: `conversations/${id}`,
      data: {
        ...{ participants, latestMessage, sent, seq: latest.seq, blockedBy: [] },
        names: {
          [asker]: displayName(subject.asker),
          ...(countOf(owner) > 0 && { [owner]: displayName(subject.owner) }),
        },
        ...{ updatedAt: latest.createdAt, startedBy: first.sender, startedAt: first.createdAt },
        listing: listingOf(subject),
      },
    },
    ...messages.map(({ id: messageId, ...message }) => ({
      path: `messages/${messageId}`,
      data: { ...message, conversation: id, participants, deletedAt: null },
    })),
    ...participants.map((uid, index) => ({
      path: `users/${uid}/inbox/${id}`,
      data: inboxOf(messages, { uid, partner: participants[1 - index] ?? '', sent }),
    })),
  ];
}

function messagesOf(
  { asker: askerKey, listing, daysAgo, messages }: SeedConversation,
  { asker, owner }: { asker: string; owner: string },
): SeedMessage[] {
  let time = daysBefore(daysAgo).getTime();
  return messages.map((message, index) => {
    const content = message.asker ?? message.owner ?? '';
    const pause = pauseAfter(index, content.length);
    time += (message.hoursLater === undefined ? pause : message.hoursLater * 60) * minute;
    const [sender, receiver] = message.asker === undefined ? [owner, asker] : [asker, owner];
    const key = documentId(`message/${askerKey}/${listing}/${index}`);
    const createdAt = Timestamp.fromMillis(time);
    return { id: `${sender}~${key}`, seq: index + 1, sender, receiver, content, createdAt };
  });
}

function listingOf({ listing, cover }: SeedSubject): Record<string, unknown> {
  const { key, title, category, currency, price } = listing;
  const _id = listingId(key);
  const image = cover === undefined ? {} : { image: imageUrl(_id, cover) };
  return { _id, title, category, currency, price, ...image };
}

/** Younger conversations have unread messages. */
const unreadForDays = 4;

function inboxOf(
  messages: readonly SeedMessage[],
  { uid, partner, sent }: { uid: string; partner: string; sent: Record<string, number> },
): Record<string, unknown> {
  const last = messages.at(-1)?.seq ?? 0;
  const newest = messages.at(-1)?.createdAt.toMillis() ?? 0;
  const isYoung = newest > daysBefore(unreadForDays).getTime();
  const answered = messages.findLast(({ sender }) => sender === uid)?.seq ?? 0;
  const theirs = messages.findLast(({ sender }) => sender === partner)?.seq ?? 0;
  const readUpTo = isYoung && answered < last ? answered : last;
  const partnerReadUpTo = isYoung && theirs < last ? theirs : last;
  const readCount = messages.filter(
    ({ sender, seq }) => sender === partner && seq <= readUpTo,
  ).length;
  const unread = unreadOf({ sent }, partner, { readCount });
  return {
    ...{ partner, readUpTo, readCount, unread, deliveredUpTo: last, hiddenUpTo: 0, hidden: [] },
    ...{ isMuted: false, partnerReadUpTo, partnerDeliveredUpTo: last },
    // Nobody gets a mail of what the seed has written.
    ...(unread > 0 && { remindedAt: messages.at(-1)?.createdAt }),
  };
}
