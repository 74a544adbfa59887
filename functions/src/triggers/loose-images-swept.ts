import { sweepLooseImages } from '../listing/images/image-store.ts';
import { findListingImages } from '../listing/store.ts';

/** Every hour: removes files of pictures that nobody put into an ad. May be called twice, at once or later. */
export async function looseImagesSwept(): Promise<void> {
  await sweepLooseImages(findListingImages);
}
