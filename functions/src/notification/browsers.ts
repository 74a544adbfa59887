import { languages, type Language } from '@qaysari/contract/shared/languages';
import { error as logError, warn } from 'firebase-functions/logger';
import { createHash } from 'node:crypto';
import { config } from '../platform/config.ts';
import { mailText } from '../platform/texts.ts';
import { sendPush } from '../platform/web-push.ts';
import { isSessionOver, type UserRecord } from '../user/public.ts';
import { findSubscriptions, type Subscription } from './subscription-store.ts';

/** What a notification says in one language. */
interface Notice {
  id: string;
  title: string;
  body: string;
  /** A later notification with the same tag replaces this one. */
  tag: string;
  /** Where it leads. */
  path: string;
}

/**
 * Notifies the browsers of a person, each in its language, and deletes those that accept no more. Returns how many
 * accepted it. Never throws because of a push service.
 */
export async function tellBrowsers(
  user: UserRecord,
  subscriptions: readonly Subscription[],
  noticeIn: (language: Language) => Notice,
): Promise<number> {
  const results = await Promise.all(
    subscriptions.map(async (each) => {
      const { session: id, validFrom } = each;
      const isOver = isSessionOver(user, { id, validFrom });
      const result = isOver ? 'gone' : await notify(each, noticeIn(each.language));
      if (result === 'gone') await each.reference.delete();
      return result;
    }),
  );
  return results.filter((result) => result === 'sent').length;
}

async function notify({ endpoint, keys, language }: Subscription, notice: Notice) {
  const { htmlLang, dir } = languages[language];
  const payload = { ...notice, lang: htmlLang, dir };
  const topic = createHash('sha256').update(notice.tag).digest('base64url').slice(0, 32);
  const address = { endpoint, keys };
  const result = await sendPush(address, { payload: JSON.stringify(payload), topic }).catch(
    (error: unknown) => {
      // An error would repeat the event for a day, and notify the other browsers each time.
      logError('a notification could not be made', error);
      return 'failed' as const;
    },
  );
  if (result === 'failed')
    warn('a notification was not delivered', { host: new URL(endpoint).host });
  return result;
}

/** What a notification of an alert says, and where it leads. */
interface AlertNotice {
  /** Names the alert among all of its source: the same once more makes no sound. */
  id: string;
  title: string;
  body: string;
  path: string;
}

/**
 * Notifies the browsers of a person of an alert. Each notification replaces the one before it of the same source, also
 * when this runs twice.
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

/** Ads that we ask about: how many, and the title of the first. */
interface Question {
  title: string;
  count: number;
}

const tag = 'still-for-sale';

/**
 * Asks the browsers of a person whether ads are still for sale. False when none accepted it: then a mail asks. When
 * this runs twice, the second notification replaces the first.
 */
export async function notifyOfQuestion(
  user: UserRecord,
  { title, count }: Question,
): Promise<boolean> {
  if (!config().push?.privateKey) return false;
  const notified = await tellBrowsers(user, await findSubscriptions(user.id), (language) => ({
    ...{ id: tag, tag, path: `/${language}/still-for-sale` },
    title: mailText('stillForSale.pushTitle', language) ?? '',
    body: count === 1 ? title : (mailText('stillForSale.subject', language, {}, count) ?? ''),
  }));
  return notified > 0;
}
