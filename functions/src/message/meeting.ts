import type { MeetingState } from '@qaysari/contract/message/types';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { ApiError, notFound } from '../platform/api-error.ts';
import { conversationReference, type Sides } from './conversation-store.ts';
import { isMessageId, messageReference, readMessage } from './message-store.ts';
import type { MessageParts } from './record.ts';

/** A meeting whose state a new message changes. */
interface MeetingToClose {
  read: DocumentSnapshot;
  state: MeetingState;
}

interface Closing {
  sides: Sides;
  parts: MessageParts;
  replaces?: string;
}

/**
 * Reads the meeting that a message answers or replaces; undefined for a message that does neither. Throws
 * 404 for one that is not of this conversation, and 409 for one that is closed or that the caller proposed
 * and cannot answer.
 */
export async function findMeetingToClose({
  sides,
  parts: { answer },
  replaces,
}: Closing): Promise<MeetingToClose | undefined> {
  const id = answer?.meeting ?? replaces;
  if (id === undefined) return undefined;
  if (!isMessageId(id)) throw notFound();
  const read = await messageReference(id).get();
  const message = readMessage(read);
  const isHere = message?.conversation === conversationReference(sides).id;
  if (!message?.meeting || !isHere || message.deletedAt) throw notFound();
  const { state } = message.meeting;
  const isOpen = state === 'proposed' || (replaces !== undefined && state === 'accepted');
  if (!isOpen || (answer && message.sender === sides.me)) throw new ApiError(409, 'meetingClosed');
  return { read, state: answer?.answer ?? 'replaced' };
}
