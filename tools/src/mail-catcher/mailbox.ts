import PostalMime, { type Address } from 'postal-mime';

/** A caught mail, in the form of `/api/messages`. */
export interface CaughtMail {
  id: number;
  from: string;
  /** Addresses joined by a comma and a space. */
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Time of receipt, ISO 8601. */
  date: string;
}

/** The caught mails, newest first. */
export interface Mailbox {
  add(raw: Uint8Array, recipients: readonly string[]): Promise<CaughtMail>;
  all(): readonly CaughtMail[];
  find(id: number): CaughtMail | undefined;
  clear(): void;
}

/** Older mails are dropped. */
export const maxMails = 500;

function addressOf(address: Address | undefined): string {
  return address?.address ?? '';
}

/** Creates an empty mailbox in memory. */
export function createMailbox(): Mailbox {
  const mails: CaughtMail[] = [];
  let lastId = 0;
  return {
    async add(raw, recipients) {
      const parsed = await PostalMime.parse(raw);
      const mail: CaughtMail = {
        id: ++lastId,
        from: addressOf(parsed.from),
        to: recipients.join(', '),
        subject: parsed.subject ?? '',
        text: parsed.text ?? '',
        html: parsed.html ?? '',
        date: new Date().toISOString(),
      };
      mails.unshift(mail);
      mails.length = Math.min(mails.length, maxMails);
      return mail;
    },
    all: () => mails,
    find: (id) => mails.find((mail) => mail.id === id),
    clear: () => void mails.splice(0),
  };
}
