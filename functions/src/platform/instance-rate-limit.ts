import { tooManyRequests } from './api-error.ts';
import { BoundedMap } from './bounded-map.ts';
import { clock, isRunning } from './clock.ts';

interface InstanceRateLimit {
  limit: number;
  seconds: number;
  /** Subjects that are remembered; the oldest is forgotten first. */
  maxSubjects?: number;
}

/**
 * A limit that this instance keeps by itself: it protects its memory and its share of the database, and
 * costs no write. Across instances a subject may do so many times more. Each period begins with the first
 * request of a subject. The result counts one request, or throws 429; subjects may have limits of their own.
 */
export function instanceRateLimit({ limit, seconds, maxSubjects = 10_000 }: InstanceRateLimit) {
  const periods = new BoundedMap<string, { until: number; count: number }>(maxSubjects);
  return (subject: string, allowed = limit): void => {
    const now = clock.now();
    const current = periods.get(subject);
    if (current && isRunning(current.until, seconds * 1000)) {
      if (current.count >= allowed) throw tooManyRequests((current.until - now) / 1000);
      current.count++;
      return;
    }
    periods.set(subject, { until: now + seconds * 1000, count: 1 });
  };
}
