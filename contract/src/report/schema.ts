import type * as reportCalls from './calls.ts';
import { mailedCode } from '../account/fields.ts';
import { clientErrorKinds, clientErrorLengths } from './client-error.ts';
import { reasonsOf, reportReasons, reportedKinds } from './types.ts';
import type { SchemasOf } from '../shared/endpoint.ts';
import { requiredText, textOrUndefined } from '../shared/fields.ts';
import { limits } from '../shared/limits.ts';
import { oneOfField } from '../shared/query-fields.ts';
import { errorKey, yup } from '../shared/schema.ts';

const strictText = (length: number) => yup.string().strict().max(length);

const clientErrorSchema = yup.object({
  kind: yup.string().strict().oneOf(clientErrorKinds).required(),
  message: strictText(clientErrorLengths.message).required(),
  stack: strictText(clientErrorLengths.stack).optional(),
  /** The page's line in the table of routes, without language and ids: `/ads/:id`. */
  page: strictText(100)
    .matches(/^\/[a-z:/-]*$/, errorKey('invalid'))
    .required(),
  /** The script of the deployment: `index-D1x_3k.js`. */
  version: strictText(100)
    .matches(/^[\w.-]*$/, errorKey('invalid'))
    .optional(),
});

/** What the calls of calls.ts take. */
export const reportSchemas = {
  sendReport: {
    body: yup
      .object({
        kind: oneOfField(reportedKinds).required(),
        id: yup.string().max(limits.idLength).required(),
        reason: oneOfField(reportReasons).required(),
        note: textOrUndefined(limits.reportNoteLength),
      })
      .test('reason', function ({ kind, reason }) {
        // What is missing or unknown is named by its own field.
        const isKnown = reportedKinds.includes(kind) && reportReasons.includes(reason);
        if (!isKnown || reasonsOf[kind].includes(reason)) return true;
        return this.createError({ path: 'reason', message: errorKey('invalid') });
      }),
  },
  readStatement: { body: mailedCode },
  sendObjection: {
    body: mailedCode.shape({ text: requiredText(limits.objectionLength) }),
  },
  reportClientError: { body: clientErrorSchema },
} satisfies SchemasOf<typeof reportCalls>;
