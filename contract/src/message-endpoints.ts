import { requiredLine, requiredText, textOrUndefined } from './text-fields.ts';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import {
  meetingAnswers,
  phraseKeys,
  phrasesWithDay,
  reportReasons,
  type BlockedUser,
  type Conversation,
  type LiveAccess,
  type Message,
  type MessagePage,
  type PhraseKey,
} from './message-entity.ts';
import { oneOfField, plainNumberField, textField } from './query-fields.ts';
import { errorKey, yup } from './schema.ts';

/** Endpoints for messages between two people. */

const userId = yup.object({ userId: yup.string().required() });
const id = yup.object({ id: yup.string().required() });

const wholeNumber = (min: number, max: number) =>
  plainNumberField('integer', min, max, errorKey('wholeNumber'));

const dayField = () =>
  yup.string().test({
    name: 'day',
    message: errorKey('date'),
    skipAbsent: true,
    test: (text) => text === undefined || isDay(text),
  });

/** A real day of the calendar, as `2026-11-30`. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

const phraseField = () =>
  yup
    .object({ key: oneOfField(phraseKeys).required(), day: dayField() })
    .test({
      name: 'day',
      message: errorKey('date'),
      skipAbsent: true,
      test: ({ key, day }) => phrasesWithDay.includes(key as PhraseKey) === (day !== undefined),
    })
    .default(undefined)
    .optional();

const meetingField = () =>
  yup
    .object({
      day: dayField().required(),
      hour: yup
        .string()
        .matches(/^([01]\d|2[0-3]):[0-5]\d$/, errorKey('time'))
        .required(),
      place: requiredLine(limits.meetingPlaceLength),
      /** Id of the meeting that this one takes the place of. */
      replaces: yup.string().max(limits.idLength).optional(),
    })
    .default(undefined)
    .optional();

const answerField = () =>
  yup
    .object({
      meeting: yup.string().max(limits.idLength).required(),
      answer: oneOfField(meetingAnswers).required(),
    })
    .default(undefined)
    .optional();

const kinds = ['content', 'phrase', 'meeting', 'answer'] as const;

/** The body of `sendMessage`: exactly one of `content`, `phrase`, `meeting` and `answer`. */
const messageSchema = yup
  .object({
    receiver: yup.string().max(limits.idLength).required(),
    /** Several lines; blank counts as absent. */
    content: textOrUndefined(limits.messageLength),
    phrase: phraseField(),
    meeting: meetingField(),
    answer: answerField(),
    /** The ad that a first message is about; any later one is ignored. */
    listing: yup.string().max(limits.idLength).optional(),
  })
  .test('kind', function (body) {
    const given = kinds.filter((kind) => Boolean(body[kind]));
    if (given.length === 1) return true;
    const [, second] = given;
    const message = second === undefined ? errorKey('required') : errorKey('invalid');
    return this.createError({ path: second ?? 'content', message });
  });

/**
 * Lists the messages between the caller and another person, newest page first. Also for somebody to whom
 * the caller has not written yet. A person who does not exist is 404.
 */
export const listMessages = endpoint({
  method: 'GET',
  path: '/message/{userId}',
  access: 'user',
  params: userId,
  query: yup.object({
    page: wholeNumber(1, limits.maxPage),
    limit: wholeNumber(1, limits.messagePageMax),
  }),
}).answers<MessagePage>();

/**
 * Sends a message. With an `Idempotency-Key` a request sent again answers the same message, also a day
 * later; the same key with another message is 409. New people are limited to three on the first day of an
 * account and ten on any later one.
 */
export const sendMessage = endpoint({
  method: 'POST',
  path: '/message',
  access: 'user',
  body: messageSchema,
  isRepeatable: true,
}).answers<Message>();

/**
 * Replaces the text of one of the caller's messages. Not while a block stands (403), not once it was
 * reported (409), and only of typed text (409).
 */
export const editMessage = endpoint({
  method: 'PUT',
  path: '/message/{id}',
  access: 'user',
  params: id,
  body: yup.object({ content: requiredText(limits.messageLength) }),
}).answers<Message>();

/** Deletes a message: for both by its sender, else only for the caller. Saying it again changes nothing. */
export const deleteMessage = endpoint({
  method: 'DELETE',
  path: '/message/{id}',
  access: 'user',
  params: id,
  message: 'messageDeleted',
}).answers<undefined>();

/** Hides a conversation and all its messages so far from the caller. */
export const deleteConversation = endpoint({
  method: 'DELETE',
  path: '/message/conversation/{id}',
  access: 'user',
  params: id,
  message: 'conversationDeleted',
}).answers<undefined>();

/** Blocks a person: nobody of the two can send or edit until the caller lifts it. */
export const blockUser = endpoint({
  method: 'POST',
  path: '/message/block/{id}',
  access: 'user',
  params: id,
  message: 'userBlocked',
}).answers<undefined>();

/** Lifts the caller's block. Lifting one that does not stand changes nothing. */
export const unblockUser = endpoint({
  method: 'DELETE',
  path: '/message/block/{id}',
  access: 'user',
  params: id,
  message: 'userUnblocked',
}).answers<undefined>();

/** Lists the caller's conversations, latest first. `search` looks into names and latest messages. */
export const listConversations = endpoint({
  method: 'GET',
  path: '/message/me',
  access: 'user',
  query: yup.object({
    search: textField(limits.searchTextLength),
    page: wholeNumber(1, limits.maxPage),
  }),
}).answers<Conversation[]>();

/**
 * Says how far the caller has got in a conversation, or mutes it. The pointers are numbers of messages and
 * only move forward.
 */
export const setConversationState = endpoint({
  method: 'PUT',
  path: '/message/state/{userId}',
  access: 'user',
  params: userId,
  body: yup.object({
    readUpTo: yup.number().integer().min(0).optional(),
    deliveredUpTo: yup.number().integer().min(0).optional(),
    isMuted: yup.boolean().optional(),
  }),
}).answers<undefined>();

/**
 * Reports a person, or one of their messages, to staff, with the last 50 messages as they are now. A second
 * report while one is open adds nothing.
 */
export const reportConversation = endpoint({
  method: 'POST',
  path: '/message/report/{userId}',
  access: 'user',
  params: userId,
  body: yup.object({
    reason: oneOfField(reportReasons).required(),
    message: yup.string().max(limits.idLength).optional(),
    note: textOrUndefined(limits.reportNoteLength),
  }),
  message: 'conversationReported',
}).answers<undefined>();

/** Lists the people whom the caller has blocked, latest first. */
export const listBlockedUsers = endpoint({
  method: 'GET',
  path: '/user/block/users',
  access: 'user',
}).answers<BlockedUser[]>();

/** Returns what the Firebase SDK needs to listen to the caller's conversations. */
export const getLiveAccess = endpoint({
  method: 'GET',
  path: '/auth/firebase-token',
  access: 'user',
}).answers<LiveAccess>();
