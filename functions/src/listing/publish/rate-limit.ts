import { consumeRateLimits } from '../../platform/rate-limit.ts';

/** Far more than anybody types, and few enough for staff to look at: ads made and changed by one person. */
const rules = [
  { limit: 120, seconds: 60 * 60 },
  { limit: 400, seconds: 24 * 60 * 60 },
];

/** Counts one ad made or changed, or throws 429. */
export async function limitPublishing(uid: string): Promise<void> {
  await consumeRateLimits([{ kind: 'publish', subject: uid, rules }]);
}
