import { sendMail } from '../mail/send.ts';

/** Runs after a mail was queued. May run twice, also concurrently; the mail is sent once. */
export async function mailCreated(id: string): Promise<void> {
  await sendMail(id);
}
