import { recordStaffChanges, type Change } from '../audit/store.ts';
import { settleCase } from '../report/settle-case.ts';

/**
 * Runs after any write to a case, by the API or by staff in the console. It may run twice, late or in any order: it
 * reads the current document; the event only counts for what staff changed. Throws to be retried.
 */
export async function caseWritten(id: string, change?: Change): Promise<void> {
  await recordStaffChanges('reportCases', id, change);
  await settleCase(id);
}
