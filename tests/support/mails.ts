import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { expect } from 'vitest';
import type { CaughtMail } from '../../tools/src/mail-catcher/mailbox.ts';
import { adminApp } from './stack.ts';

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

/** The code that lies so far behind this one. */
export function otherCode(code: string, by = 1): string {
  return String((Number(code) + by) % 1_000_000).padStart(6, '0');
}

/** All mails to an address, or short messages to a number, so far, newest first. */
export async function mailsTo(address: string): Promise<CaughtMail[]> {
  const mails = (await (await fetch(mailApi())).json()) as CaughtMail[];
  return mails.filter(({ to }) => to === address);
}

/** The newest mail to an address, once the trigger has sent so many. */
export async function mailTo(address: string, count = 1): Promise<CaughtMail> {
  return newestMail(address, count, () => mailsTo(address));
}

/** The same for API tests, which send it here: the trigger is busy with what other tests write. */
export async function sentMailTo(address: string, count = 1): Promise<CaughtMail> {
  return newestMail(address, count, async () => {
    await sendWaiting(address);
    return mailsTo(address);
  });
}

/** Sends what waits for an address, as the trigger does. */
export async function sendWaiting(address: string): Promise<void> {
  const { sendMail } = await import('../../functions/src/mail/send.ts');
  const mails = getFirestore(adminApp()).collection('mail').where('whom', '==', address);
  const { docs } = await mails.get();
  const waiting = docs.filter((each) => each.get('state') === 'waiting');
  // The trigger may have it in hand.
  await Promise.allSettled(waiting.map(({ id }) => sendMail(id)));
}

/** Resolves when no mail to an address waits any more, neither here nor in the hands of the trigger. */
export async function untilSent(firestore: Firestore, address: string): Promise<void> {
  const mails = firestore.collection('mail').where('whom', '==', address);
  const waits = async () => {
    await sendWaiting(address);
    const { docs } = await mails.get();
    return docs.filter((each) => ['waiting', 'sending'].includes(each.get('state') as string));
  };
  await expect.poll(waits, { timeout: 60_000 }).toEqual([]);
}

async function newestMail(
  address: string,
  count: number,
  look: () => Promise<CaughtMail[]>,
): Promise<CaughtMail> {
  await expect
    .poll(async () => (await look()).length, { timeout: 60_000 })
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
