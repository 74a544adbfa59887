import { endpoint } from './endpoint.ts';
import type { AskedListing } from './listing-entity.ts';
import type { ownListingInputs } from './own-listing-inputs.ts';

/** Endpoints for listings of which we asked whether they are still for sale. */

/** Lists the caller's listings of which we asked whether they are still for sale, the longest asked first. */
export const listAskedListings = endpoint({
  method: 'GET',
  path: '/listing/asked',
  access: 'user',
}).answers<AskedListing[]>();

/**
 * Lists the listings that a mail has asked about, with what was answered since. `code` is the secret in the
 * mailed link. Reading changes nothing.
 */
export const readAskedListings = endpoint({
  method: 'POST',
  path: '/listing/asked',
  access: 'public',
})
  .takes<typeof ownListingInputs.readAskedListings>()
  .answers<AskedListing[]>();

/**
 * Answers for one of them, without signing in; again to change the answer. Another code and a listing that the
 * mail did not ask about are the same 404.
 */
export const answerForListing = endpoint({
  method: 'PUT',
  path: '/listing/asked/{id}',
  access: 'public',
})
  .takes<typeof ownListingInputs.answerForListing>()
  .answers<AskedListing>();
