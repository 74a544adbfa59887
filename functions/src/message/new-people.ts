import { limits } from '@qaysari/contract/shared/limits';
import { ApiError } from '../platform/api-error.ts';
import { clock } from '../platform/clock.ts';
import { consumeRateLimits, type Refund } from '../platform/rate-limit.ts';
import { findUser } from '../user/store.ts';

const daySeconds = 24 * 60 * 60;

/**
 * Counts one more person whom somebody writes to for the first time: three within the first day of the
 * account, ten a day later (docs/specification/limits.md#m4). Throws 429 with the time from which it goes on.
 */
export async function takeNewPerson(uid: string): Promise<Refund> {
  const joinedAt = (await findUser(uid))?.createdAt?.toMillis() ?? -Infinity;
  const isFirstDay = clock.now() - joinedAt < daySeconds * 1000;
  const limit = isFirstDay ? limits.newPeople.firstDay : limits.newPeople.later;
  const rules = [{ limit, seconds: daySeconds }];
  try {
    return await consumeRateLimits([{ kind: 'newPeople', subject: uid, rules }]);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 429) throw error;
    const seconds = Number(error.headers?.['Retry-After'] ?? daySeconds);
    throw new ApiError(429, 'newPeopleFull', {
      params: { count: Math.ceil(seconds / 3600), limit },
      headers: { 'Retry-After': String(seconds) },
      cause: error,
    });
  }
}
