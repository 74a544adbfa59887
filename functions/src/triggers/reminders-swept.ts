import { sendDueReminders } from '../notification/reminders.ts';
import { sweepDeadline } from '../platform/sweep-time.ts';

/** Each reminder is a short transaction. */
const atOnce = 10;

/** Runs every five minutes: asks for the mails about messages that stay unread. May run twice, also at once. */
export async function remindersSwept(): Promise<void> {
  await sendDueReminders({ deadline: sweepDeadline(), atOnce });
}
