import { error as logError } from 'firebase-functions/logger';
import type { Change } from '../audit/store.ts';
import { compactListingSearch } from '../listing/browse/listing-search.ts';
import { moderateListing } from '../listing/moderation/moderate.ts';
import { syncListingToSearch } from '../listing/store.ts';

/**
 * Runs after any write to a listing, by the API or by staff in the console. It may run twice, late or in
 * any order: it reads the current document. The event only counts for a listing without a `settled` state, and for one
 * that is gone. Throws to be retried.
 */
export async function listingWritten(id: string, change?: Change): Promise<void> {
  const before = change?.before.data();
  await moderateListing(id, before);
  await syncListingToSearch(id, { before });
  try {
    await compactListingSearch();
  } catch (error) {
    // The next change tries again. Until then loading the index takes longer, but searches stay right.
    logError('the search index could not be compacted', error);
  }
}
