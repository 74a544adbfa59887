import { sweepAccountChanges } from '../auth/settle-account.ts';

/** Runs every hour: mends what was cut off between Firebase Auth and Firestore. May run twice, also at once. */
export async function accountsSwept(): Promise<void> {
  await sweepAccountChanges();
}
