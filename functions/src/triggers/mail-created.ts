import { sendMail } from '../mail/send.ts';

/** After a mail was asked for. May be called twice, at once or later: it is sent once. */
export async function mailCreated(id: string): Promise<void> {
  await sendMail(id);
}
