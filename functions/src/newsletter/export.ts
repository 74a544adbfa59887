import { unsubscribeLinks, unsubscribeToken } from '../mail/public.ts';
import { findSubscribers, type Subscriber } from './store.ts';

const columns = ['email', 'language', 'confirmedAt', 'unsubscribePage', 'unsubscribeOneClick'];

/** Who gets the newsletter, as a table. */
export interface NewsletterTable {
  csv: string;
  /** How many addresses it has. */
  count: number;
}

/**
 * A table (CSV, RFC 4180) of all who get the newsletter, with links that end it. `origin`: where the site is. No value
 * needs quotes: the contract says what an address may hold.
 */
export async function composeNewsletter(origin: string): Promise<NewsletterTable> {
  const subscribers = (await findSubscribers()).sort(
    (one, other) => one.confirmedAt.getTime() - other.confirmedAt.getTime(),
  );
  const rows = subscribers.map((each) => rowOf(each, origin));
  return { csv: [columns.join(','), ...rows].join('\r\n'), count: rows.length };
}

function rowOf({ id, email, language, confirmedAt }: Subscriber, origin: string): string {
  const token = unsubscribeToken({ subscription: id, kind: 'news' });
  const { page, oneClick } = unsubscribeLinks(origin, { language, token, of: 'news' });
  return [email, language, confirmedAt.toISOString(), page, oneClick].join(',');
}
