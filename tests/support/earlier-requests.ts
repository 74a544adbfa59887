import { Timestamp } from 'firebase-admin/firestore';
import { rateLimitId } from '../../functions/src/platform/rate-limit.ts';
import type { Created } from './created.ts';

/** As if somebody had sent so many requests of this kind, a minute ago (functions/src/platform/rate-limit.ts). */
export async function countEarlier(
  created: Created,
  {
    kind,
    subject,
    count,
    ageMinutes = 1,
  }: { kind: string; subject: string; count: number; ageMinutes?: number },
): Promise<void> {
  const now = Date.now();
  await created.write(`rateLimits/${rateLimitId({ kind, subject })}`, {
    kind,
    times: Array<number>(count).fill(now - ageMinutes * 60_000),
    expireAt: Timestamp.fromMillis(now + 60 * 60_000),
  });
}
