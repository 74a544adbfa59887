import { multipartEndpoint } from './endpoint.ts';
import type { OwnListing } from './listing-entity.ts';
import {
  listingChangeSchema,
  listingFormSchema,
  registerWithListingSchema,
} from './listing-form.ts';
import { yup } from './schema.ts';

/** What the header `Idempotency-Key` may hold: made anew for each ad, and the same for every try. */
export const idempotencyKeyForm = /^[A-Za-z0-9_-]{8,128}$/;

/**
 * Publishes an ad: it waits for staff. With the header `Idempotency-Key` the same request may be sent again and
 * again: one ad comes of it, and every answer is that ad.
 */
export const createListing = multipartEndpoint({
  method: 'POST',
  path: '/listing/create',
  access: 'member',
  body: listingFormSchema,
  message: 'listingCreated',
}).answers<OwnListing>();

/**
 * Changes one's own ad: only what is given. Without `images` the pictures stay; with it they are exactly those, in
 * that order.
 */
export const updateListing = multipartEndpoint({
  method: 'PUT',
  path: '/listing/update/{id}',
  access: 'member',
  params: yup.object({ id: yup.string().required() }),
  body: listingChangeSchema,
  message: 'listingUpdated',
}).answers<OwnListing>();

/**
 * Opens an account as `register` does, with a first ad that waits for it. With an `Idempotency-Key` a sign-up that has succeeded
 * already, with the same name, address and password, is answered as the first time.
 */
export const registerWithListing = multipartEndpoint({
  method: 'POST',
  path: '/auth/register-with-listing',
  access: 'public',
  body: registerWithListingSchema,
  message: 'registeredWithListing',
}).answers<undefined>();

/** The calls that carry pictures: a function of their own serves them. */
export const publishEndpoints = {
  createListing,
  registerWithListing,
  updateListing,
} as const;
