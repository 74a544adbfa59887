import type { ShownMessage } from '../data/shown-message.ts';

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
