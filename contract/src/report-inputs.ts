import { secretField } from './account-fields.ts';
import { limits } from './limits.ts';
import { oneOfField } from './query-fields.ts';
import { reasonsOf, reportedKinds, reportReasons } from './report-entity.ts';
import { errorKey, yup } from './schema.ts';
import { requiredText, textOrUndefined } from './text-fields.ts';

/** What the endpoints of report-endpoints.ts take. */
export const reportInputs = {
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
  readStatement: { body: yup.object({ code: secretField() }) },
  sendObjection: {
    body: yup.object({ code: secretField(), text: requiredText(limits.objectionLength) }),
  },
};
