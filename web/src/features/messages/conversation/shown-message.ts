import type { AnswerToMeeting, Meeting, Message, Phrase } from '@qaysari/contract/message/types';
import type { ErrorText } from '../../../lib/api/failure.ts';

/** What somebody sends: exactly one of the first four. */
export interface Outgoing {
  content?: string;
  phrase?: Phrase;
  meeting?: Omit<Meeting, 'state'> & {
    /** Id of the meeting that this one replaces. */
    replaces?: string;
  };
  answer?: AnswerToMeeting;
  /** The ad that the first message of a conversation is about. */
  listing?: string;
}

/**
 * `waiting`: in the outbox, it is sent by itself. `failed`: somebody has to decide. The others: the API has it, it
 * has reached the partner, the partner has read it.
 */
export type Delivery = 'waiting' | 'failed' | 'sent' | 'delivered' | 'read';

export interface SendFailure {
  /** `refused`: the API said no. `expired`: it waited for too long, and nothing sends it by itself any more. */
  kind: 'refused' | 'expired';
  /** Why it was refused: for `useTranslateError`. */
  text?: ErrorText;
  /** Whether a retry may succeed. */
  canRetry: boolean;
}

/** A message as a conversation shows it: one of the API, or one that waits in the outbox. */
export interface ShownMessage extends Omit<Message, 'seq'> {
  /** Left out while the API does not have it. `_id` is the same before and after. */
  seq?: number;
  isOwn: boolean;
  /** Only of one's own. */
  delivery?: Delivery;
  /** Only where `delivery` is `failed`. */
  failure?: SendFailure;
}

/**
 * Messages with each meeting in the state that its answers give it: an answer that has just been sent counts before the
 * API has said so. One that was refused does not.
 */
export function withAnswers(messages: readonly ShownMessage[]): ShownMessage[] {
  const answers = new Map(
    messages.flatMap(({ answer, delivery }) =>
      answer && delivery !== 'failed' ? [[answer.meeting, answer.answer] as const] : [],
    ),
  );
  return messages.map((message) => {
    const answer = answers.get(message._id);
    const { meeting } = message;
    if (meeting?.state !== 'proposed' || !answer) return message;
    return { ...message, meeting: { ...meeting, state: answer } };
  });
}
