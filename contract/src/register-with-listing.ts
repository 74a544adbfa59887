import { signUpSchema } from './auth-endpoints.ts';
import { multipartEndpoint } from './endpoint.ts';
import { requiredListingFields } from './publish-endpoints.ts';

/** A sign-up with a first listing (docs/specification/data.md#d6). The listing form does not need this file. */
export const registerWithListingSchema = signUpSchema.shape(requiredListingFields);

/**
 * Opens an account as `register` does, with a first listing. With an `Idempotency-Key`, a retry of a
 * successful sign-up with the same name, address and password gets the same answer.
 */
export const registerWithListing = multipartEndpoint({
  method: 'POST',
  path: '/auth/register-with-listing',
  access: 'public',
  appCheck: 'everybody',
  body: registerWithListingSchema,
  message: 'registeredWithListing',
  isRepeatable: true,
}).answers<undefined>();
