import { limits } from '@qaysari/contract/shared/limits';
import type {
  askForNews as askForNewsEndpoint,
  confirmNews as confirmNewsEndpoint,
} from '@qaysari/contract/notification/calls';
import { wrongFields } from '../platform/api-error.ts';
import type { Handler } from '../platform/handler.ts';
import { countAndThrottle, type ThrottleRule } from '../platform/throttle.ts';
import { isWithin, type RateLimitRule } from '../platform/rate-limit.ts';
import { confirmSubscription, openSubscription } from './store.ts';

/** Its own count: who asks for news for many people must not keep others from new passwords. */
const newsThrottle: ThrottleRule = { kind: 'newsletter-address', free: 60, ceiling: 1_000 };

/** Anybody can name anybody's address. */
const mailRules: readonly RateLimitRule[] = [
  { limit: 1, seconds: limits.newsletterMailHours * 60 * 60 },
  { limit: 3, seconds: 7 * 24 * 60 * 60 },
];

/**
 * Whether an e-mail address may get a mail now; counts it. Never throws for one that may not: an error would reveal
 * that somebody has asked for this address.
 */
function mayMailNews(email: string): Promise<boolean> {
  return isWithin({ kind: 'newsletter-mail', subject: email, rules: mailRules });
}

/**
 * `POST /newsletter`. Does the same for every address: only a mail shows whether the address was asked before, or gets
 * the news.
 */
export const askForNews: Handler<typeof askForNewsEndpoint> = async ({
  body,
  language,
  address,
}) => {
  await countAndThrottle(newsThrottle, address);
  const { email } = body;
  await openSubscription({ email, language, withMail: await mayMailNews(email) });
  return undefined;
};

/** `POST /newsletter/confirm`. The link works more than once, and not after the news were ended. */
export const confirmNews: Handler<typeof confirmNewsEndpoint> = async ({ body }) => {
  const result = await confirmSubscription(body.code);
  if (!result) throw wrongFields({ code: { key: 'linkWrong' } });
  return { result };
};
