import type { SendMailOptions, Transporter } from 'nodemailer';
import { config } from './config.ts';

export interface OutgoingMail {
  to: string;
  /** The name beside our addresses: what the site is called in the language of the mail. */
  siteName: string;
  subject: string;
  text: string;
  html: string;
  /** The same for every retry: mail systems drop duplicates. */
  messageId: string;
  /** Where a mail program ends this kind of mail with one press (RFC 8058). */
  oneClickUnsubscribe?: string | undefined;
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

/** Resolves when the mail server has accepted the mail. The signal closes the connection. */
export async function sendOverSmtp(mail: OutgoingMail, signal: AbortSignal): Promise<void> {
  transporter ??= connect();
  await (await transporter).sendMail({ ...messageOf(mail), signal });
}

/** A mail as nodemailer takes it, which encodes the site's name in the headers `From` and `Reply-To`. */
export function messageOf({
  oneClickUnsubscribe,
  siteName: name,
  ...mail
}: OutgoingMail): SendMailOptions {
  const { from, replyTo } = config().mail;
  const headers = oneClickUnsubscribe === undefined ? {} : unsubscribeHeaders(oneClickUnsubscribe);
  return {
    ...{ ...mail, headers },
    from: { name, address: from },
    replyTo: { name, address: replyTo },
  };
}

function unsubscribeHeaders(url: string) {
  return {
    // Not folded: some programs read the first line only.
    'List-Unsubscribe': { prepared: true, value: `<${url}>` },
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

/** What nodemailer says of a failed try. */
interface SmtpProblem {
  code?: string;
  command?: string;
  responseCode?: number;
  response?: string;
}

const readProblem = (error: unknown) => (error instanceof Error ? error : {}) as SmtpProblem;

/** The stages of SMTP at which the server judges the recipient and the mail, and not us. */
const commandsAboutMail = ['RCPT TO', 'DATA'];

/**
 * Whether the mail server rejected this mail permanently (SMTP 5xx), so that a retry is useless. A
 * rejected password or sender is our fault and can be repaired: that is no permanent failure.
 */
export function isPermanentFailure(error: unknown): boolean {
  const { responseCode = 0, command = '' } = readProblem(error);
  return responseCode >= 500 && commandsAboutMail.includes(command);
}

/** What went wrong, without personal data: mail servers repeat the recipient in their answers. */
export function describeMailProblem(error: unknown): string {
  const { code, command, responseCode, response = '' } = readProblem(error);
  if (command === undefined && responseCode === undefined) return withoutAddresses(error);
  const detail = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1];
  return [code, responseCode, detail, command && `at ${command}`]
    .filter((part) => part !== undefined && part !== '')
    .join(' ');
}

function withoutAddresses(error: unknown): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return text.replaceAll(/[^\s<>"'(),;:]*@[^\s<>"'(),;]+/g, '…@…');
}
