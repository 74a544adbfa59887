import type { askForNews as endpoint } from '@qaysari/contract/notification/calls';
import type { Handler } from '../platform/handler.ts';
import { mayMailNews, paceOfNews } from './rate-limits.ts';
import { openSubscription } from './store.ts';

/**
 * `POST /newsletter`. Does the same for every address: only a mail tells whether it has been asked before, or
 * gets the news.
 */
export const askForNews: Handler<typeof endpoint> = async ({ body, language, address }) => {
  await paceOfNews(address);
  const { email } = body;
  await openSubscription({ email, language, withMail: await mayMailNews(email) });
  return undefined;
};
