import { sweepLooseImages } from '../listing/images/image-store.ts';
import { findListingImages } from '../listing/store.ts';

/** Runs every hour: deletes image files that no listing names. May run twice, also concurrently. */
export async function looseImagesSwept(): Promise<void> {
  await sweepLooseImages(findListingImages);
}
