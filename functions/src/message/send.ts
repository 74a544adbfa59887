import type { BodyOf } from '@qaysari/contract/shared/endpoint';
import type { sendMessage as endpoint } from '@qaysari/contract/message/calls';
import type { Meeting } from '@qaysari/contract/message/types';
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { findViewableCard } from '../listing/store.ts';
import { ApiError, notFound } from '../platform/api-error.ts';
import { isAlreadyThere } from '../platform/firestore.ts';
import type { Handler } from '../platform/handler.ts';
import { withKeyedLock } from '../platform/concurrency.ts';
import { conversationReference, sidesOf } from './conversation-store.ts';
import { findMessage, messageIdOf } from './message-store.ts';
import { limitNewPeople } from './new-people.ts';
import { findStoredWords, type Words } from './original.ts';
import { presentMessage } from './present.ts';
import type { MessageParts, MessageRecord } from './record.ts';
import { storeFirst, storeNext, type Draft } from './store-message.ts';

/**
 * `POST /message`. The id of a message is made of sender and key, so that a request sent again finds the
 * message of the first one at any later time.
 */
export const sendMessage: Handler<typeof endpoint> = async (call) => {
  const { caller, body, idempotencyKey, language } = call;
  const sides = sidesOf(caller.uid, body.receiver);
  const draft: Draft = {
    id: messageIdOf(caller.uid, idempotencyKey ?? randomUUID()),
    ...{ sides, content: body.content ?? '' },
    parts: readParts(body),
    ...(body.meeting?.replaces && { replaces: body.meeting.replaces }),
  };
  const key = conversationReference(sides).id;
  const message = await withKeyedLock([key], () => sendOnce(draft, body.listing));
  return presentMessage(message, language);
};

/**
 * Stores the message, or finds the one that an earlier request with the same key has stored: also when the
 * same request would be refused by now, as by a block.
 */
async function sendOnce(draft: Draft, listing: string | undefined): Promise<MessageRecord> {
  try {
    return (await storeNext(draft)) ?? (await writeFirst(draft, listing));
  } catch (error) {
    if (!isAlreadyThere(error) && !(error instanceof ApiError)) throw error;
    const earlier = await findMessage(draft.id);
    if (!earlier) throw error;
    if (!(await isSame(earlier, draft))) throw new ApiError(409, 'keyUsed');
    return earlier;
  }
}

/** The first message of a conversation. What does not begin one is not counted. */
async function writeFirst(draft: Draft, listing: string | undefined): Promise<MessageRecord> {
  const { me, partner } = draft.sides;
  const card = listing === undefined ? undefined : await findViewableCard(listing, me);
  const isTheirs = card?.owner === me || card?.owner === partner;
  const refund = await limitNewPeople(me, card?.owner === partner);
  try {
    const first = await storeFirst(draft, isTheirs ? card : undefined);
    if (first) return first;
  } catch (error) {
    await refund();
    throw error;
  }
  // The other person, or another request, has just begun it.
  await refund();
  const next = await storeNext(draft);
  if (!next) throw notFound();
  return next;
}

function readParts({ phrase, meeting, answer }: BodyOf<typeof endpoint>): MessageParts {
  if (phrase) return { phrase: { key: phrase.key, ...(phrase.day && { day: phrase.day }) } };
  if (meeting) {
    const { day, hour, place } = meeting;
    return { meeting: { day, hour, place, state: 'proposed' } satisfies Meeting };
  }
  return answer ? { answer: { meeting: answer.meeting, answer: answer.answer } } : {};
}

/**
 * Whether an earlier message is the one that a request with the same key wants. It compares the first text, which is
 * stored apart once a message was edited or deleted: the other side can read the message itself.
 */
async function isSame(earlier: MessageRecord, { sides, content, parts }: Draft): Promise<boolean> {
  const stored = (await findStoredWords([earlier])).get(earlier.id);
  const said = stored?.first ?? stored?.last ?? earlier;
  const isToSame = earlier.receiver === sides.partner;
  return isToSame && isDeepStrictEqual(unanswered(said), unanswered({ content, ...parts }));
}

/** The words without what became of a meeting. */
function unanswered({ content, phrase, meeting, answer }: Words) {
  const { state: _state, ...proposed } = meeting ?? {};
  return { content, phrase, proposed, answer };
}
