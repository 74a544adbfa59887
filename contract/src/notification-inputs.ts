import { limits } from './limits.ts';
import { textField } from './query-fields.ts';
import { errorKey, yup } from './schema.ts';

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

/** What the endpoints of notification-endpoints.ts take. */
export const notificationInputs = {
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
};
