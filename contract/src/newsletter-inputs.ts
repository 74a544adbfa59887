import { emailField, secretField } from './account-fields.ts';
import { errorKey, yup } from './schema.ts';

/** What the endpoints of newsletter-endpoints.ts take. */
export const newsletterInputs = {
  askForNews: {
    body: yup.object({
      // Staff export the addresses as a table: what begins so, a table program would compute.
      email: emailField().matches(/^[^=+-]/, {
        message: errorKey('email'),
        excludeEmptyString: true,
      }),
    }),
  },
  confirmNews: {
    body: yup.object({ code: secretField() }),
  },
};
