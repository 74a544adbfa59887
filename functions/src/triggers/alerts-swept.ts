import { countSeekers } from '../alert/seekers.ts';
import { sendDueAlerts } from '../alert/send-due.ts';
import { noteSeekersDaily } from '../listing/store.ts';
import { sweepDeadline } from '../platform/sweep-time.ts';

/** Each of them is short. */
const atOnce = 10;

/**
 * Runs every five minutes: asks for the mails about what is new in saved searches, then counts again how many people
 * look for an ad, once a day for each. May run twice, also at once.
 */
export async function alertsSwept(): Promise<void> {
  const options = { deadline: sweepDeadline(), atOnce };
  await sendDueAlerts(options);
  await noteSeekersDaily(countSeekers, options);
}
