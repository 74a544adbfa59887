import { yup } from './schema.ts';

/** What the endpoints of subscription-endpoints.ts take. */
export const subscriptionInputs = {
  endNotifications: { params: yup.object({ id: yup.string().required() }) },
};
