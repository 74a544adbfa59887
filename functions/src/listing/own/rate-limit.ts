import { instanceRateLimit } from '../../platform/instance-rate-limit.ts';

/** Looks at one's own lists: above what pages and tabs ask for, and far below what fills an instance. */
const take = instanceRateLimit({ limit: 120, seconds: 60 });

/** Counts one read of the caller's own lists, or throws 429. */
export function limitOwnLists(uid: string): void {
  take(uid);
}
