import { unsubscribeLinks } from '../../../functions/src/mail/unsubscribe-links.ts';
import { createUnsubscribeToken } from '../../../functions/src/mail/unsubscribe-store.ts';
import { findSubscribers, type Subscriber } from '../../../functions/src/newsletter/store.ts';

const columns = ['email', 'language', 'confirmedAt', 'unsubscribePage', 'unsubscribeOneClick'];

/** Links made at once. */
const batchSize = 50;

/**
 * A table (CSV, RFC 4180) of all who get the newsletter, with links that end it: new ones, because only hashes
 * are stored. `origin`: where the site is. No value needs quotes: the contract says what an address may hold.
 */
export async function exportNewsletter(origin: string): Promise<string> {
  const subscribers = (await findSubscribers()).sort(
    (one, other) => one.confirmedAt.getTime() - other.confirmedAt.getTime(),
  );
  const rows: string[] = [columns.join(',')];
  for (let start = 0; start < subscribers.length; start += batchSize) {
    const batch = subscribers.slice(start, start + batchSize);
    rows.push(...(await Promise.all(batch.map((each) => rowOf(each, origin)))));
  }
  return rows.join('\r\n');
}

async function rowOf(
  { id, email, language, confirmedAt }: Subscriber,
  origin: string,
): Promise<string> {
  const token = await createUnsubscribeToken({ subscription: id, kind: 'news' });
  const { page, oneClick } = unsubscribeLinks(origin, { language, token, of: 'news' });
  return [email, language, confirmedAt.toISOString(), page, oneClick].join(',');
}
