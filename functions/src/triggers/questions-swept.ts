import { askOwners } from '../listing/still-for-sale/ask-owners.ts';
import { sweepDeadline } from '../platform/sweep-time.ts';

/** Each question is a short transaction. */
const atOnce = 10;

/**
 * Runs every hour: asks owners whether ads are still for sale, and marks those that stay unanswered. May run twice,
 * also at once.
 */
export async function questionsSwept(): Promise<void> {
  await askOwners({ deadline: sweepDeadline(), atOnce });
}
