import { countSeekers } from '../alert/seekers.ts';
import { tellOfListing } from '../alert/tell-of-listing.ts';
import { noteSeekers } from '../listing/store.ts';

/**
 * Runs after any write to a listing, beside `listingWritten`. It never looks at its event. Throws to be retried; what was
 * planned before is not planned again. Here stand the saved searches in memory, so its owner's number is counted here.
 */
export async function listingAlerts(id: string): Promise<void> {
  await tellOfListing(id);
  await noteSeekers(id, countSeekers);
}
