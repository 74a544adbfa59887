import { instanceRateLimit } from '../../platform/instance-rate-limit.ts';
import { consumeRateLimits } from '../../platform/rate-limit.ts';

/** Looks at one's own lists: above what pages and tabs ask for, and far below what fills an instance. */
const take = instanceRateLimit({ limit: 120, seconds: 60 });

/** Counts one read of the caller's own lists, or throws 429. */
export function limitOwnLists(uid: string): void {
  take(uid);
}

/** Ads that one user marks as sold, hides or renews: each one tells search and moderation. */
const changeRules = [
  { limit: 60, seconds: 60 * 60 },
  { limit: 200, seconds: 24 * 60 * 60 },
];

/** Counts one change of availability or one renewal, or throws 429. */
export async function limitOwnChanges(uid: string): Promise<void> {
  await consumeRateLimits([{ kind: 'own-change', subject: uid, rules: changeRules }]);
}
