import { limits } from '@qaysari/contract/shared/limits';
import { takePace, type Pace } from '../platform/pace.ts';
import { isWithin, type RateLimitRule } from '../platform/rate-limit.ts';

/** Its own count: who asks for news for many people must not keep others from new passwords. */
const fromAddress: Pace = { kind: 'newsletter-address', free: 60, ceiling: 1_000 };

/** Anybody can name anybody's address. */
const mailRules: readonly RateLimitRule[] = [
  { limit: 1, seconds: limits.newsletterMailHours * 60 * 60 },
  { limit: 3, seconds: 7 * 24 * 60 * 60 },
];

/** Counts one request from a network address. Many are slowed down; throws 429 where a machine must be at work. */
export async function paceOfNews(address: string): Promise<void> {
  await takePace(fromAddress, address);
}

/**
 * Whether an e-mail address may be written to now; counts it. Never refuses: a refusal would tell that somebody
 * has asked for this address.
 */
export function mayMailNews(email: string): Promise<boolean> {
  return isWithin({ kind: 'newsletter-mail', subject: email, rules: mailRules });
}
