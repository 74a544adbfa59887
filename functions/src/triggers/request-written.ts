import { recordStaffChanges, type Change } from '../audit/store.ts';

/** Runs after any write to a request that staff handle. It may run twice, late or in any order. */
export async function requestWritten(
  collection: 'promotionRequests' | 'investorRequests',
  id: string,
  change?: Change,
): Promise<void> {
  await recordStaffChanges(collection, id, change);
}
