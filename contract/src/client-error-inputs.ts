import { clientErrorKinds, clientErrorLengths } from './client-error-endpoint.ts';
import { errorKey, yup } from './schema.ts';

const text = (length: number) => yup.string().strict().max(length);

const body = yup.object({
  kind: yup.string().strict().oneOf(clientErrorKinds).required(),
  message: text(clientErrorLengths.message).required(),
  stack: text(clientErrorLengths.stack).optional(),
  /** The page's line in the table of routes, without language and ids: `/ads/:id`. */
  page: text(100)
    .matches(/^\/[a-z:/-]*$/, errorKey('invalid'))
    .required(),
  /** The script of the deployment: `index-D1x_3k.js`. */
  version: text(100)
    .matches(/^[\w.-]*$/, errorKey('invalid'))
    .optional(),
});

/** What `reportClientError` takes. */
export const clientErrorInputs = { reportClientError: { body } };
