import type { Language } from '@qaysari/contract/shared/languages';
import type { BlockStatus, LatestMessage, Message, Partner } from '@qaysari/contract/message/types';
import { messageText } from '../platform/texts.ts';
import { type UserRecord, type Written, isLockedOut, presentName } from '../user/public.ts';
import type { Sides } from './conversation-store.ts';
import type {
  ConversationRecord,
  LatestMessageRecord,
  MessageParts,
  MessageRecord,
} from './record.ts';

type Shown = MessageParts & { content: string };

/** The text of a message in the language of the request: typed, or made of its parts. */
export function contentOf(message: Shown, language: Language): string {
  const { phrase, meeting, answer, content } = message;
  if (phrase) return messageText(phrase.key, language, phrase.day ? { day: phrase.day } : {});
  if (meeting) {
    const { day, hour, place } = meeting;
    return messageText('meeting', language, { day, hour, place });
  }
  return answer ? messageText(answer.answer, language) : content;
}

export function partsOf({ phrase, meeting, answer }: MessageParts): MessageParts {
  return { ...(phrase && { phrase }), ...(meeting && { meeting }), ...(answer && { answer }) };
}

export function presentMessage(message: MessageRecord, language: Language): Message {
  const { id, seq, sender, receiver, createdAt, editedAt } = message;
  return {
    _id: id,
    ...{ seq, sender, receiver, content: contentOf(message, language) },
    createdAt: createdAt.toDate().toISOString(),
    ...(editedAt && { editedAt: editedAt.toDate().toISOString() }),
    ...partsOf(message),
  };
}

export function presentLatest(message: LatestMessageRecord, language: Language): LatestMessage {
  const { id, seq, sender, createdAt } = message;
  return {
    _id: id,
    ...{ seq, sender, content: contentOf(message, language) },
    createdAt: createdAt.toDate().toISOString(),
    ...partsOf(message),
  };
}

/** `user` is undefined when the account's document is gone. */
export function presentPartner(
  uid: string,
  user: UserRecord | undefined,
  written?: Written,
): Partner {
  const hasWritten = written?.byThem === true;
  if (!user || user.deletedAt) return { _id: uid, hasWritten, unreachable: 'deleted' };
  return {
    ...{ _id: uid, hasWritten, ...presentName(user, written) },
    ...(isLockedOut(user) && { unreachable: 'lockedOut' as const }),
  };
}

export function blockStatusOf(
  blockedBy: ConversationRecord['blockedBy'],
  { me, partner }: Sides,
): BlockStatus {
  return { youBlocked: blockedBy.includes(me), blockedYou: blockedBy.includes(partner) };
}
