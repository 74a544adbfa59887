import { config } from '../platform/config.ts';
import { mailText } from '../platform/texts.ts';
import type { UserRecord } from '../user/store.ts';
import { tellBrowsers } from './browsers.ts';
import { findSubscriptions } from './subscription-store.ts';

/** Ads that we ask about: how many, and the title of the first. */
interface Question {
  title: string;
  count: number;
}

const tag = 'still-for-sale';

/**
 * Asks the browsers of somebody whether ads are still for sale. False when none took it: then a mail asks. Run
 * twice, the second notification takes the place of the first.
 */
export async function notifyOfQuestion(
  user: UserRecord,
  { title, count }: Question,
): Promise<boolean> {
  if (!config().push?.privateKey) return false;
  const told = await tellBrowsers(user, await findSubscriptions(user.id), (language) => ({
    ...{ id: tag, tag, path: `/${language}/still-for-sale` },
    title: mailText('stillForSale.pushTitle', language) ?? '',
    body: count === 1 ? title : (mailText('stillForSale.subject', language, {}, count) ?? ''),
  }));
  return told > 0;
}
