import { recordStaffChanges, type Change } from '../audit/store.ts';
import { settleRate } from '../rate/settle-rate.ts';

/**
 * Runs after any write to a rate, which staff create in the console or in a terminal. It may run twice, late or in any
 * order: it reads the current document; the event only counts for what staff changed. Throws to be retried.
 */
export async function rateWritten(id: string, change?: Change): Promise<void> {
  await recordStaffChanges('rates', id, change);
  await settleRate(id);
}
