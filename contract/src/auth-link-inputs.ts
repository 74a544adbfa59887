import { secretField } from './account-fields.ts';
import { yup } from './schema.ts';

const body = yup.object({ code: secretField() });

/** What the endpoints of auth-link-endpoints.ts take. */
export const authLinkInputs = {
  verifyEmail: { body },
  undoEmailChange: { body },
};
