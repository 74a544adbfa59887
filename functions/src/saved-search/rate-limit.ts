import { instanceRateLimit } from '../platform/instance-rate-limit.ts';
import { consumeRateLimits } from '../platform/rate-limit.ts';

/** Looks at the list, each of which searches once for every saved search. */
const take = instanceRateLimit({ limit: 60, seconds: 60 });

/** Counts one look at the list or at a search, or throws 429. */
export function limitLooks(uid: string): void {
  take(uid);
}

/** Searches that one person saves, changes or removes: far above what a person does. */
const changeRules = [
  { limit: 60, seconds: 60 * 60 },
  { limit: 200, seconds: 24 * 60 * 60 },
];

/** Counts one change, or throws 429. */
export async function limitChanges(uid: string): Promise<void> {
  await consumeRateLimits([{ kind: 'saved-search', subject: uid, rules: changeRules }]);
}
