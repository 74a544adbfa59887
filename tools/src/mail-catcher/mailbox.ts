import PostalMime, { type Address } from 'postal-mime';

/** A caught mail or short message, in the form of `/api/messages`. */
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
  /** Adds a short message to a phone. Its subject is `SMS`. */
  addSms(sms: { from: string; to: string; text: string }): CaughtMail;
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
  const keep = (mail: Omit<CaughtMail, 'id' | 'date'>): CaughtMail => {
    const caught = { ...mail, id: ++lastId, date: new Date().toISOString() };
    mails.unshift(caught);
    mails.length = Math.min(mails.length, maxMails);
    return caught;
  };
  return {
    async add(raw, recipients) {
      const parsed = await PostalMime.parse(raw);
      return keep({
        from: addressOf(parsed.from),
        to: recipients.join(', '),
        subject: parsed.subject ?? '',
        text: parsed.text ?? '',
        html: parsed.html ?? '',
      });
    },
    addSms: (sms) => keep({ ...sms, subject: 'SMS', html: '' }),
    all: () => mails,
    find: (id) => mails.find((mail) => mail.id === id),
    clear: () => void mails.splice(0),
  };
}
