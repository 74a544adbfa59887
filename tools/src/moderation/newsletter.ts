import { unsubscribeLinks, unsubscribeToken } from '../../../functions/src/mail/unsubscribe.ts';
import { findSubscribers, type Subscriber } from '../../../functions/src/newsletter/store.ts';
import { config } from '../../../functions/src/platform/config.ts';
import { PlainProblem } from '../plain-problem.ts';

const columns = ['email', 'language', 'confirmedAt', 'unsubscribePage', 'unsubscribeOneClick'];

/**
 * A table (CSV, RFC 4180) of all who get the newsletter, with links that end it. `origin`: where the site is. No value
 * needs quotes: the contract says what an address may hold.
 */
export async function exportNewsletter(origin: string): Promise<string> {
  if (config().addressHashKey === undefined) {
    throw new PlainProblem('ADDRESS_HASH_KEY is not set: docs/moderation.md, "The newsletter".');
  }
  const subscribers = (await findSubscribers()).sort(
    (one, other) => one.confirmedAt.getTime() - other.confirmedAt.getTime(),
  );
  return [columns.join(','), ...subscribers.map((each) => rowOf(each, origin))].join('\r\n');
}

function rowOf({ id, email, language, confirmedAt }: Subscriber, origin: string): string {
  const token = unsubscribeToken({ subscription: id, kind: 'news' });
  const { page, oneClick } = unsubscribeLinks(origin, { language, token, of: 'news' });
  return [email, language, confirmedAt.toISOString(), page, oneClick].join(',');
}
