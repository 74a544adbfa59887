import type { Language } from '@qaysari/contract/shared/languages';
import { config } from '../platform/config.ts';
import type { UserRecord } from '../user/store.ts';
import { tellBrowsers } from './browsers.ts';
import { findSubscriptions } from './subscription-store.ts';

/** What a notification of an alert says, and where it leads. */
interface AlertNotice {
  /** Names the alert among all of its source: the same once more makes no sound. */
  id: string;
  title: string;
  body: string;
  path: string;
}

/**
 * Tells the browsers of somebody of an alert. Run twice, the second notification takes the place of the first; one of
 * the same source takes the place of the one before.
 */
export async function notifyOfAlert(
  user: UserRecord,
  source: string,
  noticeIn: (language: Language) => AlertNotice,
): Promise<void> {
  if (!config().push?.privateKey) return;
  const tag = `alert-${source}`;
  const subscriptions = await findSubscriptions(user.id);
  await tellBrowsers(user, subscriptions, (language) => ({ tag, ...noticeIn(language) }));
}
