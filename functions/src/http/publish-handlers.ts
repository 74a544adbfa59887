import type { publishEndpoints } from '@qaysari/contract/endpoints';
import { registerWithListing } from '../auth/register-with-listing.ts';
import { createListing } from '../listing/publish/create.ts';
import { prepareFirstListing } from '../listing/publish/first-listing.ts';
import { updateListing } from '../listing/publish/update.ts';
import { uploadImage } from '../listing/publish/upload-image.ts';
import type { Handlers } from '../platform/handler.ts';

/** The handler of each multipart endpoint. */
export const publishHandlers: Handlers<typeof publishEndpoints> = {
  createListing,
  registerWithListing: registerWithListing(prepareFirstListing),
  updateListing,
  uploadImage,
};
