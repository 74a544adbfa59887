import { sendDueAlerts } from '../alert/send-due.ts';
import { sweepDeadline } from '../platform/sweep-time.ts';

/** Each alert is a short transaction. */
const atOnce = 10;

/** Runs every five minutes: asks for the mails about what is new in saved searches. May run twice, also at once. */
export async function alertsSwept(): Promise<void> {
  await sendDueAlerts({ deadline: sweepDeadline(), atOnce });
}
