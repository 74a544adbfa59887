import { settleCase } from '../report/settle-case.ts';

/**
 * Runs after any write to a case, by the API or by staff in the console. It may run twice, late or in any order: it
 * reads the current document and ignores the event. Throws to be retried.
 */
export async function caseWritten(id: string): Promise<void> {
  await settleCase(id);
}
