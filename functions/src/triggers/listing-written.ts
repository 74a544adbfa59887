import type { DocumentData } from 'firebase-admin/firestore';
import { error as logError } from 'firebase-functions/logger';
import { compactListingSearch } from '../listing/browse/listing-search.ts';
import { moderateListing } from '../listing/moderation/moderate.ts';
import { syncListingToSearch } from '../listing/store.ts';

/**
 * After any write to an ad, by the API or by staff in the console. May be called twice, late or in any
 * order: what it does depends on how the ad is now, not on the event; `before` counts only for an ad that nobody
 * has looked at yet. Throws when it must be called again.
 */
export async function listingWritten(id: string, before?: DocumentData): Promise<void> {
  await moderateListing(id, before);
  await syncListingToSearch(id);
  try {
    await compactListingSearch();
  } catch (error) {
    // The next change tries again; until then loading the search takes longer, and is as right.
    logError('the search index could not be compacted', error);
  }
}
