import { error as logError } from 'firebase-functions/logger';
import { compactListingSearch } from '../listing/listing-search.ts';
import { settleListing } from '../listing/store.ts';

/**
 * After any write to an ad, by the API or by staff in the console. May be called twice, late or in any
 * order: what it does depends on how the ad is now, not on the event. Throws when it must be called again.
 */
export async function listingWritten(id: string): Promise<void> {
  await settleListing(id);
  try {
    await compactListingSearch();
  } catch (error) {
    // The next change tries again; until then loading the search takes longer, and is as right.
    logError('the search index could not be compacted', error);
  }
}
