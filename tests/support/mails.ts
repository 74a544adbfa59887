import { expect } from 'vitest';
import type { CaughtMail } from '../../tools/src/mail-catcher/mailbox.ts';

function mailApi(): string {
  const address = process.env['MAIL_API'];
  if (address === undefined) throw new Error('MAIL_API is not set: run these tests with npm test.');
  return address;
}

/** Where short messages are caught: the SMS_URL of functions that a test runs itself. */
export function smsUrl(): string {
  const { host } = new URL(mailApi());
  return `http://local:catcher@${host}`;
}

/** All mails to an address, or short messages to a number, so far, newest first. */
export async function mailsTo(address: string): Promise<CaughtMail[]> {
  const mails = (await (await fetch(mailApi())).json()) as CaughtMail[];
  return mails.filter(({ to }) => to === address);
}

/** The newest mail to an address, once there are so many. */
export async function mailTo(address: string, count = 1): Promise<CaughtMail> {
  await expect
    .poll(async () => (await mailsTo(address)).length, { timeout: 60_000 })
    .toBeGreaterThanOrEqual(count);
  const [newest] = await mailsTo(address);
  if (!newest) throw new Error(`No mail to ${address}`);
  return newest;
}

/** The six digits in a mail or short message. */
export function codeIn({ text }: CaughtMail): string {
  return /(?<=^|: )\d{6}$/m.exec(text)?.[0] ?? '';
}

/** The secret of the link in a mail. */
export function linkCodeIn({ text }: CaughtMail): string {
  return /[?&]code=([A-Za-z0-9_-]+)/.exec(text)?.[1] ?? '';
}
