import { MailDelayed, sendMail } from '../mail/send.ts';
import { sweepStuckMails } from '../mail/store.ts';
import { sweepDeadline } from '../platform/sweep-time.ts';

/** A mail server that stalls costs 45 seconds a mail. */
const atOnce = 10;

/**
 * Runs every hour: sends the mails that the trigger `mailCreated` did not send, because its instance died
 * or the event was given up. May run twice, also concurrently.
 */
export async function mailsSwept(): Promise<void> {
  await sweepStuckMails(sendUnlessDelayed, { deadline: sweepDeadline(), atOnce });
}

/** A mail that is still delayed is logged already where that is news. */
async function sendUnlessDelayed(id: string): Promise<void> {
  try {
    await sendMail(id);
  } catch (error) {
    if (!(error instanceof MailDelayed)) throw error;
  }
}
