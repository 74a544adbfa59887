import { createSecret } from '../code/store.ts';
import { findAskedListings } from '../listing/public.ts';
import { inert, notify } from '../notification/public.ts';
import { findAccount } from '../platform/accounts.ts';
import { config } from '../platform/config.ts';
import { mailText } from '../platform/texts.ts';
import { isActive } from '../user/public.ts';
import { findUser, wantsForSaleMails } from '../user/store.ts';
import { baseContent, link, type MailContent } from './content.ts';
import type { MailRequest } from './record.ts';
import { unsubscribeLinks, unsubscribeToken } from './unsubscribe.ts';

/** The page names all ads; nobody reads a mail without an end. */
const namedTitles = 10;

/**
 * Asks whether ads are still for sale: those that are not answered for yet. People whom a browser notifies get no mail too,
 * and people who want no such mail get none.
 */
export async function prepareQuestion(request: MailRequest): Promise<MailContent | undefined> {
  const { uid = '', language, listings: ids = [] } = request;
  const [account, user] = await Promise.all([findAccount(uid), findUser(uid)]);
  if (!account?.emailVerified || !isActive(user)) return undefined;
  const asked = await findAskedListings(uid, ids);
  const [first] = asked;
  if (!first) return undefined;
  const count = asked.length;
  const notified = await notify(user, (shown) => ({
    ...{ id: 'still-for-sale', tag: 'still-for-sale', path: 'still-for-sale' },
    title: mailText('stillForSale.pushTitle', shown),
    body: count === 1 ? first.title : mailText('stillForSale.subject', shown, {}, count),
  }));
  if (notified > 0 || !wantsForSaleMails(user)) return undefined;
  const about = asked.map(({ id }) => id).join(',');
  const code = await createSecret('still-for-sale', { uid, email: user.email, about });
  const token = unsubscribeToken({ uid, kind: 'stillForSale' });
  const titles = asked.slice(0, namedTitles).map(({ title }) => inert(title));
  if (asked.length > namedTitles) titles.push('…');
  return {
    ...(await baseContent(request, account)),
    to: user.email,
    asked: { count, titles },
    link: link(language, `still-for-sale?code=${code}`),
    unsubscribe: unsubscribeLinks(config().siteOrigin, { language, token, of: 'sales' }),
  };
}
