import type { SignUpForm } from '../account/types.ts';
import type { OwnListing } from '../listing/types.ts';
import type { ListingChange, ListingForm, LooseImage, RequiredListingForm } from './types.ts';
import type { IdParams, MultipartEndpoint, Nothing } from '../shared/endpoint.ts';

/**
 * Stores one picture for an ad that is still being written. `images` holds the file. Its URL may be used
 * in `images` of the caller's ads for 24 hours.
 */
export const uploadImage: MultipartEndpoint<'user', Nothing, LooseImage> = {
  method: 'POST',
  path: '/listing/image',
  access: 'user',
  isRepeatable: true,
  kind: 'multipart',
};

/**
 * Creates a listing with the status `pending`. With the header `Idempotency-Key`, retries create only one
 * listing, and all return it.
 */
export const createListing: MultipartEndpoint<'user', { body: ListingForm }, OwnListing> = {
  method: 'POST',
  path: '/listing/create',
  access: 'user',
  message: 'listingCreated',
  isRepeatable: true,
  kind: 'multipart',
};

/**
 * Changes only the given fields of one of the caller's listings. Without `images` the images stay;
 * otherwise these replace them, in this order. With the header `Idempotency-Key`, a retry of a change that
 * was made changes nothing.
 */
export const updateListing: MultipartEndpoint<
  'user',
  { params: IdParams; body: ListingChange },
  OwnListing
> = {
  method: 'PUT',
  path: '/listing/update/{id}',
  access: 'user',
  message: 'listingUpdated',
  isRepeatable: true,
  kind: 'multipart',
};

/**
 * Opens an account as `register` does, with a first listing. With an `Idempotency-Key`, a retry of a
 * successful sign-up with the same name, address and password gets the same answer.
 */
export const registerWithListing: MultipartEndpoint<
  'public',
  { body: SignUpForm & RequiredListingForm },
  undefined
> = {
  method: 'POST',
  path: '/auth/register-with-listing',
  access: 'public',
  appCheck: 'everybody',
  message: 'registeredWithListing',
  isRepeatable: true,
  kind: 'multipart',
};
