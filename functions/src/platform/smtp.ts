import type { Transporter } from 'nodemailer';
import { config } from './config.ts';

export interface OutgoingMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The same for every retry: mail systems drop duplicates. */
  messageId: string;
}

let transporter: Promise<Transporter> | undefined;

/** Loads nodemailer with the first mail. */
async function connect(): Promise<Transporter> {
  const { smtpUrl } = config().mail;
  if (smtpUrl === undefined) throw new Error('SMTP_URL is not set: no mail can be sent.');
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url: smtpUrl,
    connectionTimeout: 10_000,
    socketTimeout: 20_000,
  });
}

/** Resolves when the mail server has accepted the mail. */
export async function sendOverSmtp(mail: OutgoingMail): Promise<void> {
  transporter ??= connect();
  const { messageId, ...rest } = mail;
  await (await transporter).sendMail({ ...rest, messageId, from: config().mail.from });
}

/** Whether the mail server rejected it permanently (SMTP 5xx), so that a retry is useless. */
export function isPermanentFailure(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error)) return false;
  return Number(error.responseCode) >= 500;
}
