import { collection } from '../platform/collections.ts';
import { FieldValue, type TransactionOrBatch } from '../platform/firestore.ts';

/**
 * What is counted about an ad, apart from the ad: each write to that is a change for the search and for
 * moderation.
 */
const statistics = () => collection('listingStatistics');

/** Counts that somebody has opened the contact menu of an ad. */
export async function countContactView(listingId: string): Promise<void> {
  await statistics()
    .doc(listingId)
    .set({ contacts: FieldValue.increment(1) }, { merge: true });
}

export function removeStatistics(writes: TransactionOrBatch, listingId: string): void {
  writes.delete(statistics().doc(listingId));
}
