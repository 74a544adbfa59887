import { deleteUser } from '../deletion/delete-user.ts';
import { sweepDeletions } from '../deletion/store.ts';
import { sweepDeadline } from '../platform/sweep-time.ts';

/**
 * Runs every hour: resumes the deletions that the trigger `deletionCreated` did not end within a day. May
 * run twice, also concurrently.
 */
export async function deletionsSwept(): Promise<void> {
  await sweepDeletions(deleteUser, { deadline: sweepDeadline() });
}
