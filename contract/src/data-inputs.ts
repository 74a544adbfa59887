import { secretField } from './account-fields.ts';
import { limits } from './limits.ts';
import { plainNumberField } from './query-fields.ts';
import { errorKey, yup } from './schema.ts';

/** What the endpoints of data-endpoints.ts take. */
export const dataInputs = {
  openData: { body: yup.object({ code: secretField() }) },
};

/** What a piece of an archive is asked for with: `from` is the first byte. */
export const dataPieceSchema = yup.object({
  code: secretField(),
  from: plainNumberField('integer', 0, limits.dataArchiveBytes, errorKey('wholeNumber')).required(),
});
