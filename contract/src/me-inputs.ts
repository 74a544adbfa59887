import { errorKey, yup } from './schema.ts';
import { namesOnAds } from './shown-name.ts';

/** What the endpoints of me-endpoint.ts take. */
export const meInputs = {
  setNameOnAds: {
    body: yup.object({
      nameOnAds: yup.string().strict().oneOf(namesOnAds, errorKey('unknownValue')).required(),
    }),
  },
};
