import { openPlaceholderAccount } from '../auth/placeholder-account.ts';
import { sweepAccountChanges } from '../auth/settle-account.ts';

/**
 * Runs every hour: mends what was cut off between Firebase Auth and Firestore, and sees to it that unknown
 * names have an account to be checked against. May run twice, also at once.
 */
export async function accountsSwept(): Promise<void> {
  await openPlaceholderAccount();
  await sweepAccountChanges();
}
