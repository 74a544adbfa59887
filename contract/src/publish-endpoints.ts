import { multipartEndpoint } from './endpoint.ts';
import type { OwnListing } from './listing-entity.ts';
import {
  listingChangeSchema,
  listingFormSchema,
  registerWithListingSchema,
} from './listing-form.ts';
import { yup } from './schema.ts';

/**
 * Format of the header `Idempotency-Key`: a new value for each listing, the same value for each retry.
 */
export const idempotencyKeyForm = /^[A-Za-z0-9_-]{8,128}$/;

/**
 * Creates a listing with the status `pending`. With the header `Idempotency-Key`, retries create only one
 * listing, and all return it.
 */
export const createListing = multipartEndpoint({
  method: 'POST',
  path: '/listing/create',
  access: 'user',
  body: listingFormSchema,
  message: 'listingCreated',
}).answers<OwnListing>();

/**
 * Changes only the given fields of one of the caller's listings. Without `images` the images stay;
 * otherwise these replace them, in this order.
 */
export const updateListing = multipartEndpoint({
  method: 'PUT',
  path: '/listing/update/{id}',
  access: 'user',
  params: yup.object({ id: yup.string().required() }),
  body: listingChangeSchema,
  message: 'listingUpdated',
}).answers<OwnListing>();

/**
 * Opens an account as `register` does, with a first listing. With an `Idempotency-Key`, a retry of a
 * successful sign-up with the same name, address and password gets the same answer.
 */
export const registerWithListing = multipartEndpoint({
  method: 'POST',
  path: '/auth/register-with-listing',
  access: 'public',
  body: registerWithListingSchema,
  message: 'registeredWithListing',
}).answers<undefined>();

/** The multipart endpoints; the function `publish` serves them. */
export const publishEndpoints = {
  createListing,
  registerWithListing,
  updateListing,
} as const;
