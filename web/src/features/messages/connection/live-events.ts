import type { Message, LatestMessage } from '@qaysari/contract/message/types';

/** Events of the live connection. */

/** The latest messages of a conversation from a number on. */
export interface TailEvent {
  messages: readonly Message[];
  /** Numbers of those that are deleted. */
  gone: readonly number[];
  /** The highest number; 0 where there is none. */
  latest: number;
}

/** What one's own inbox holds of a conversation. */
export interface InboxEntry {
  /** Of the conversation. */
  _id: string;
  partner: string;
  readUpTo: number;
  readCount: number;
  deliveredUpTo: number;
  partnerReadUpTo: number;
  partnerDeliveredUpTo: number;
  hiddenUpTo: number;
  hidden: readonly number[];
  isMuted: boolean;
  /** Changes with a block, its end, and whether the partner can be reached. Milliseconds. */
  statusAt: number;
}

/** What both people can read of a conversation. */
export interface LiveConversation {
  _id: string;
  seq: number;
  sent: Readonly<Record<string, number>>;
  latestMessage?: LatestMessage;
  /** Milliseconds. */
  updatedAt: number;
  blockedBy: readonly string[];
}

/** What a page listens to: at most two things at a time. */
export type Subject =
  { kind: 'inbox'; me: string } | { kind: 'thread'; me: string; userId: string; from: number };

export interface Listener {
  onTail?: (event: TailEvent) => void;
  onInbox?: (entries: readonly InboxEntry[]) => void;
  onConversations?: (conversations: readonly LiveConversation[]) => void;
  /** Each part has answered once: from now on all changes arrive as events. */
  onReady: () => void;
  /** It has ended, or the SDK has lost the server. */
  onLost: (cause: unknown) => void;
}

/** Ends a connection. */
export type Close = () => void;

/** A connection that is good for some time; another one must follow before. */
export interface Connection {
  close: Close;
  /** Milliseconds. */
  expiresIn: number;
}
