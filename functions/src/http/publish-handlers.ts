import type { publishEndpoints } from '@qaysari/contract/publish-endpoints';
import { registerWith } from '../auth/register-with.ts';
import { createListing } from '../listing/create.ts';
import { prepareFirstListing } from '../listing/first-listing.ts';
import { updateListing } from '../listing/update.ts';
import type { Handlers } from '../platform/call.ts';

/** Who serves each call that carries pictures. */
export const publishHandlers: Handlers<typeof publishEndpoints> = {
  createListing,
  registerWithListing: registerWith(prepareFirstListing),
  updateListing,
};
