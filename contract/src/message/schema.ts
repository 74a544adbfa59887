import type * as messageCalls from './calls.ts';
import { type PhraseKey, meetingAnswers, phraseKeys, phrasesWithDay } from './types.ts';
import type { SchemasOf } from '../shared/endpoint.ts';
import { requiredLine, requiredText, textOrUndefined } from '../shared/fields.ts';
import { limits } from '../shared/limits.ts';
import { integerField, oneOfField, pageField, textField } from '../shared/query-fields.ts';
import { errorKey, idParams, yup } from '../shared/schema.ts';

const userIdParams = yup.object({ userId: yup.string().required() });

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

/** What the calls of calls.ts take. */
export const messageSchemas = {
  listMessages: {
    params: userIdParams,
    query: yup.object({
      page: pageField(),
      limit: integerField(1, limits.messagePageMax),
    }),
  },
  sendMessage: {
    body: messageSchema,
  },
  editMessage: {
    params: idParams,
    body: yup.object({ content: requiredText(limits.messageLength) }),
  },
  deleteMessage: {
    params: idParams,
  },
  deleteConversation: {
    params: idParams,
  },
  blockUser: {
    params: idParams,
  },
  unblockUser: {
    params: idParams,
  },
  listConversations: {
    query: yup.object({
      search: textField(limits.searchTextLength),
      page: pageField(),
    }),
  },
  setConversationState: {
    params: userIdParams,
    body: yup.object({
      readUpTo: yup.number().integer().min(0).optional(),
      deliveredUpTo: yup.number().integer().min(0).optional(),
      isMuted: yup.boolean().optional(),
    }),
  },
} satisfies SchemasOf<typeof messageCalls>;
