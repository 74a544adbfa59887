import { consumeRateLimits } from '../../platform/rate-limit.ts';

/** Listings that one user creates or changes: above normal use, and few enough for staff to review. */
const rules = [
  { limit: 120, seconds: 60 * 60 },
  { limit: 400, seconds: 24 * 60 * 60 },
];

/** Counts one listing created or changed, or throws 429. */
export async function limitPublishing(uid: string): Promise<void> {
  await consumeRateLimits([{ kind: 'publish', subject: uid, rules }]);
}
