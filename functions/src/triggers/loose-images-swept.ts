import { sweepLooseImages } from '../listing/images/image-store.ts';
import { sweepUploads } from '../listing/images/uploaded-image-store.ts';
import { findListingImages } from '../listing/store.ts';

/**
 * Runs every hour: deletes image files that no listing names, and uploaded pictures that none took. May run
 * twice, also concurrently.
 */
export async function looseImagesSwept(): Promise<void> {
  await sweepLooseImages(findListingImages);
  await sweepUploads();
}
