import { warn } from 'firebase-functions/logger';
import { collection } from '../platform/collections.ts';
import { FieldValue, type TransactionOrBatch } from '../platform/firestore.ts';

/**
 * Counters of a listing. They are not in its document, because each write to that runs search and
 * moderation.
 */
const statistics = () => collection('listingStatistics');

/** Counts one request for the owner's contact. Never fails: a count that cannot be saved is logged. */
export async function countContactView(listingId: string): Promise<void> {
  try {
    await statistics()
      .doc(listingId)
      .set({ contacts: FieldValue.increment(1) }, { merge: true });
  } catch (error) {
    warn('a contact view was not counted', { error: String(error) });
  }
}

export function removeStatistics(writes: TransactionOrBatch, listingId: string): void {
  writes.delete(statistics().doc(listingId));
}
