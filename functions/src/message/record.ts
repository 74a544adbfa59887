import type {
  AnswerToMeeting,
  ConversationListing,
  Meeting,
  Phrase,
  Unreachable,
} from '@qaysari/contract/message/types';
import type { Timestamp } from '../platform/firestore.ts';

/** What a message holds besides typed text. */
export interface MessageParts {
  phrase?: Phrase;
  meeting?: Meeting;
  answer?: AnswerToMeeting;
}

/** A document of `messages`. Both people can read it, so it holds nothing that only one of them may know. */
export interface MessageDocument extends MessageParts {
  conversation: string;
  /** The two people, for the rules and for lists of clients. */
  participants: string[];
  seq: number;
  sender: string;
  receiver: string;
  /** Typed text; '' of a phrase, a meeting, an answer and a deleted message. */
  content: string;
  createdAt: Timestamp;
  editedAt?: Timestamp;
  /** Null while it is not deleted, so that queries can ask for it. */
  deletedAt: Timestamp | null;
}

export interface MessageRecord extends MessageDocument {
  id: string;
}

/** What a conversation keeps of its latest message that is not deleted. */
export type LatestMessageRecord = MessageParts &
  Pick<MessageDocument, 'seq' | 'sender' | 'content' | 'createdAt'> & { id: string };

/** How many messages somebody has sent in the minute that began at `from`. */
export interface Pace {
  from: Timestamp;
  count: number;
}

/** A document of `conversations`. Both people can read it. */
export interface ConversationDocument {
  /** Sorted. */
  participants: string[];
  /** Number of the latest message, deleted or not. */
  seq: number;
  /** Messages that are not deleted, by sender. */
  sent: Record<string, number>;
  /** Absent when every message is deleted. */
  latestMessage?: LatestMessageRecord;
  /** Of the latest sending. */
  updatedAt: Timestamp;
  startedBy: string;
  startedAt: Timestamp;
  /** When the other person first wrote back. */
  answeredAt?: Timestamp;
  /** Who of the two blocks the other. */
  blockedBy: string[];
  /** Who of the two cannot be written to. */
  unreachable?: Record<string, Unreachable>;
  /** The ad that it began from, as it was then. */
  listing?: Omit<ConversationListing, 'isOwn' | 'now'>;
  pace?: Record<string, Pace>;
}

export interface ConversationRecord extends ConversationDocument {
  id: string;
}

/** A document of `users/{uid}/inbox`: what only that person may know of a conversation. */
export interface InboxDocument {
  partner: string;
  /** Number of the latest message that the person has seen; only moves forward. */
  readUpTo: number;
  /** Messages of the partner up to there that are not deleted. */
  readCount: number;
  /** Number of the latest message that has reached a device of the person. */
  deliveredUpTo: number;
  /** Messages up to this number are hidden: the person has deleted the conversation. */
  hiddenUpTo: number;
  /** Numbers of single messages of the partner that the person has hidden. */
  hidden: number[];
  isMuted: boolean;
  /** When the person last saw the partner's address here, and it was counted. */
  contactSeenAt?: Timestamp;
  /** When a block between the two, or whether the partner can be reached, last changed: an open page asks again. */
  statusAt?: Timestamp;
  /** How far the partner has got, for the marks beside one's own messages. */
  partnerReadUpTo: number;
  partnerDeliveredUpTo: number;
  /** `unreadOf`, stored so that a badge costs one read. */
  unread: number;
  /** When a mail reminds of what is unread; absent when none is planned. */
  remindAt?: Timestamp;
  /** Set since the mail of what is unread now. */
  remindedAt?: Timestamp;
}

export const emptyInbox: Omit<InboxDocument, 'partner'> = {
  readUpTo: 0,
  readCount: 0,
  deliveredUpTo: 0,
  hiddenUpTo: 0,
  hidden: [],
  isMuted: false,
  partnerReadUpTo: 0,
  partnerDeliveredUpTo: 0,
  unread: 0,
};
