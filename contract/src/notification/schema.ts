import type * as notificationCalls from './calls.ts';
import { emailField, mailedCode } from '../account/fields.ts';
import type { SchemasOf } from '../shared/endpoint.ts';
import { limits } from '../shared/limits.ts';
import { textField } from '../shared/query-fields.ts';
import { errorKey, idParams, yup } from '../shared/schema.ts';

/** Unpadded base64url of so many bytes. */
function bytesField(bytes: number) {
  const characters = Math.ceil((bytes * 4) / 3);
  return yup
    .string()
    .strict()
    .required()
    .matches(new RegExp(`^[A-Za-z0-9_-]{${characters}}$`), {
      message: errorKey('invalid'),
      excludeEmptyString: true,
    });
}

const pushEndpointField = () => yup.string().strict().required().max(limits.pushEndpointLength);

export const newsSchema = yup.object({
  // Staff export the addresses as a table: what begins so, a table program would compute.
  email: emailField().matches(/^[^=+-]/, {
    message: errorKey('email'),
    excludeEmptyString: true,
  }),
});

/** What the calls of calls.ts take. */
export const notificationSchemas = {
  subscribeToPush: {
    body: yup.object({
      endpoint: pushEndpointField(),
      /** As the browser gives them: RFC 8291. */
      keys: yup.object({ p256dh: bytesField(65), auth: bytesField(16) }).required(),
    }),
  },
  unsubscribeFromPush: {
    body: yup.object({ endpoint: pushEndpointField() }),
  },
  setNotifications: {
    body: yup.object({
      messageMails: yup.boolean().strict().required(),
      forSaleMails: yup.boolean().strict(),
      cheaperMails: yup.boolean().strict(),
    }),
  },
  unsubscribeFromMails: {
    query: yup.object({ token: textField(limits.pushEndpointLength) }),
  },
  askForNews: { body: newsSchema },
  confirmNews: { body: mailedCode },
  endNotifications: { params: idParams },
} satisfies SchemasOf<typeof notificationCalls>;
