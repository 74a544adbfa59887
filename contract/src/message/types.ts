import type { PersonFacts, ShownName } from '../account/person.ts';
import type { CategoryId } from '../listing/catalogue.ts';
import type { Currency } from '../listing/price.ts';
import type { Availability } from '../listing/types.ts';

/**
 * Questions and answers that a message may hold as a key instead of text. Each reader sees them in the
 * language of their page: `phrases` of the locale files.
 */
export const phraseKeys = [
  'stillAvailable',
  'lastPrice',
  'canSeeOn',
  'sendContract',
  'yes',
  'notAnyMore',
  'priceIsOpen',
  'priceIsFinal',
] as const;

export type PhraseKey = (typeof phraseKeys)[number];

/** What the owner of an ad says to somebody who asks about it, and what the other asks. */
export const phrasesOf: Record<'owner' | 'asking', readonly PhraseKey[]> = {
  owner: ['yes', 'notAnyMore', 'priceIsOpen', 'priceIsFinal'],
  asking: ['stillAvailable', 'lastPrice', 'canSeeOn', 'sendContract', 'yes'],
};

/** The phrases that name a day. */
export const phrasesWithDay: readonly PhraseKey[] = ['canSeeOn'];

export interface Phrase {
  key: PhraseKey;
  /**
   * Only of the phrases that name a day.
   * @format date
   */
  day?: string;
}

export const meetingAnswers = ['accepted', 'declined'] as const;

export type MeetingAnswer = (typeof meetingAnswers)[number];

/** `replaced`: one of the two has proposed another time. */
export const meetingStates = ['proposed', ...meetingAnswers, 'replaced'] as const;

export type MeetingState = (typeof meetingStates)[number];

/** A proposal to meet. Day and hour are those of Iraq. */
export interface Meeting {
  /** @format date */
  day: string;
  /**
   * 24 hours.
   * @pattern ^([01]\d|2[0-3]):[0-5]\d$
   */
  hour: string;
  place: string;
  state: MeetingState;
}

/** The answer to a meeting: the content of a message of its own. */
export interface AnswerToMeeting {
  /** Id of the message with the meeting. */
  meeting: string;
  answer: MeetingAnswer;
}

/** One message between two people. */
export interface Message {
  /** `{uid of the sender}~{key}`. */
  _id: string;
  /**
   * Number of the message in its conversation, from 1, without gaps.
   * @asType integer
   */
  seq: number;
  /** What the sender typed; of a phrase, a meeting or an answer its text in the language of the request. */
  content: string;
  sender: string;
  receiver: string;
  /** @format date-time */
  createdAt: string;
  /** @format date-time */
  editedAt?: string;
  phrase?: Phrase;
  meeting?: Meeting;
  answer?: AnswerToMeeting;
}

/** Another person in the caller's conversations or list of blocked people. A deleted account has no name. */
export interface Partner extends ShownName {
  _id: string;
  /** Whether the person has ever written to the caller. Before, only what their ads show says a name. */
  hasWritten: boolean;
  /** Left out for people who can get messages. */
  unreachable?: Unreachable;
}

/** Why nobody can write to a person: the account is deleted, or staff have locked it out. */
export type Unreachable = 'deleted' | 'lockedOut';

/** Blocks between the caller and the other person. While there is one, neither of them can send or edit. */
export interface BlockStatus {
  youBlocked: boolean;
  blockedYou: boolean;
}

/** What a list shows of the latest message that the caller can see. */
export type LatestMessage = Pick<Message, '_id' | 'seq' | 'content' | 'sender' | 'createdAt'> &
  Pick<Message, 'phrase' | 'meeting' | 'answer'>;

/** A conversation in the caller's list. */
export interface Conversation {
  /** `{uid}_{uid}`, the smaller one first. */
  _id: string;
  partner: Partner;
  /** Left out when the caller can see none, or none of the last that are left. */
  latestMessage?: LatestMessage;
  /**
   * Messages of the partner that the caller has not read.
   * @asType integer
   */
  unread: number;
  isMuted: boolean;
  blockStatus: BlockStatus;
}

/** The ad that a conversation began from: as it was then, and as it is now. */
export interface ConversationListing {
  _id: string;
  title: string;
  category: CategoryId;
  /** Path of the cover; left out where there is none. */
  image?: string;
  currency: Currency;
  price: number;
  /** Whether it is the caller's. */
  isOwn: boolean;
  /** Left out when the caller cannot see the ad any more. */
  now?: { currency: Currency; price: number; availability: Availability };
}

/** What the API knows of a person who writes to the caller for the first time. */
export interface FirstContactFacts {
  /**
   * Left out where it is unknown.
   * @format date-time
   */
  joinedAt?: string;
  facts: PersonFacts;
  /**
   * How many people this person has written to for the first time within 24 hours.
   * @asType integer
   */
  newPeopleToday: number;
}

/** How far both sides have got. Numbers of messages; they only move forward. */
export interface ReadState {
  /** @asType integer */
  readUpTo: number;
  /** @asType integer */
  partnerReadUpTo: number;
  /** @asType integer */
  partnerDeliveredUpTo: number;
}

/** Who the other person of an open conversation is. */
export interface OtherUserInfo extends Partner {
  /** Once both have written, where the caller could open the contact anyway. It counts as an opened contact. */
  otherEmail?: string;
}

/** How many more people somebody can write to for the first time now: from an ad of theirs, and without one. */
export interface NewPeopleLeft {
  /** @asType integer */
  byAd: number;
  /** @asType integer */
  withoutAd: number;
}

/** A page of a conversation. */
export interface MessagePage {
  /** In the order of time. Without those that are deleted or hidden for the caller. */
  messages: Message[];
  /**
   * All messages that the caller can see.
   * @asType integer
   */
  total: number;
  /** Whether the next page may have older messages. */
  hasOlder: boolean;
  /**
   * Number of the latest message; 0 where there is none.
   * @asType integer
   */
  latestSeq: number;
  userInfo: OtherUserInfo;
  blockStatus: BlockStatus;
  readState: ReadState;
  isMuted: boolean;
  /** Left out where the conversation did not begin from an ad. */
  listing?: ConversationListing;
  /** Until the caller answers somebody who wrote first. */
  firstContact?: FirstContactFacts;
  /** While nobody has written. */
  newPeopleLeft?: NewPeopleLeft;
}

/** What the Firebase web SDK needs for the live connection. */
export interface LiveAccess {
  /** A custom token of Firebase Auth for the live account of the person (decision 75). */
  token: string;
  /** Seconds until the rules refuse what was made with this token; the page asks for the next one before. */
  expiresIn: number;
  apiKey: string;
  projectId: string;
  /** Origins of the emulators; left out in production. */
  emulators?: { auth: string; firestore: string };
}

/** Id of the conversation of two people: the smaller uid first. */
export function conversationIdOf(one: string, other: string): string {
  return one < other ? `${one}_${other}` : `${other}_${one}`;
}

/** What `unreadOf` needs of a conversation. */
interface SentCounts {
  /** Messages by their sender, without deleted ones. */
  sent?: Readonly<Record<string, number>> | undefined;
}

/**
 * How many messages of the partner somebody has not read. Every badge, list and title takes it from here.
 * `readCount` counts the partner's messages up to the read pointer, without deleted ones.
 */
export function unreadOf(
  conversation: SentCounts | undefined,
  partner: string,
  state: { readCount?: number | undefined } | undefined,
): number {
  return Math.max(0, (conversation?.sent?.[partner] ?? 0) - (state?.readCount ?? 0));
}

/** The other person of a conversation, in a path. */
export interface UserIdParams {
  userId: string;
}

/** What somebody sends: exactly one of `content`, `phrase`, `meeting` and `answer`. */
export interface NewMessage {
  receiver: string;
  /** Several lines; blank counts as absent. */
  content?: string | undefined;
  phrase?: { key: PhraseKey; day?: string | undefined } | undefined;
  meeting?: NewMeeting | undefined;
  answer?: { meeting: string; answer: MeetingAnswer } | undefined;
  /** The ad that a first message is about; any later one is ignored. */
  listing?: string | undefined;
}

/** A proposal to meet. */
interface NewMeeting {
  /** As `2026-11-30`. */
  day: string;
  /** As `16:30`. */
  hour: string;
  place: string;
  /** Id of the meeting that this one replaces. */
  replaces?: string | undefined;
}

/** How far somebody has got in a conversation, as numbers of messages, and whether it is muted. */
export interface ConversationState {
  readUpTo?: number | undefined;
  deliveredUpTo?: number | undefined;
  isMuted?: boolean | undefined;
}
