import { createHash } from 'node:crypto';
import { languages, type Language } from '@qaysari/contract/shared/languages';
import { error as logError, warn } from 'firebase-functions/logger';
import { sendPush } from '../platform/web-push.ts';
import { isSessionOver, type UserRecord } from '../user/store.ts';
import type { Subscription } from './subscription-store.ts';

/** What a notification says in one language. */
export interface Notice {
  id: string;
  title: string;
  body: string;
  /** A later notification with the same tag takes the place of this one. */
  tag: string;
  /** Where it leads. */
  path: string;
}

/**
 * Tells the browsers of somebody, each in its language, and forgets those that take no more. Answers how many took
 * it. Never throws because of a push service.
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
      const result = isOver ? 'gone' : await tell(each, noticeIn(each.language));
      if (result === 'gone') await each.reference.delete();
      return result;
    }),
  );
  return results.filter((result) => result === 'sent').length;
}

async function tell({ endpoint, keys, language }: Subscription, notice: Notice) {
  const { htmlLang, dir } = languages[language];
  const payload = { ...notice, lang: htmlLang, dir };
  const topic = createHash('sha256').update(notice.tag).digest('base64url').slice(0, 32);
  const address = { endpoint, keys };
  const result = await sendPush(address, { payload: JSON.stringify(payload), topic }).catch(
    (error: unknown) => {
      // The event would come again for a day, and tell the other browsers each time.
      logError('a notification could not be made', error);
      return 'failed' as const;
    },
  );
  if (result === 'failed')
    warn('a notification was not delivered', { host: new URL(endpoint).host });
  return result;
}
