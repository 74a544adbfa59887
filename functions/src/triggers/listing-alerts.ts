import { tellOfListing } from '../alert/tell-of-listing.ts';

/**
 * Runs after any write to a listing, beside `listingWritten`. It never looks at its event. Throws to be retried; what was
 * planned before is not planned again.
 */
export async function listingAlerts(id: string): Promise<void> {
  await tellOfListing(id);
}
