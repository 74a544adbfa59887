import { limits } from '@qaysari/contract/shared/limits';
import type { NewPeopleLeft } from '@qaysari/contract/message/types';
import { ApiError } from '../platform/api-error.ts';
import { clock } from '../platform/clock.ts';
import {
  consumeRateLimits,
  remainingIn,
  type RateLimit,
  type Refund,
} from '../platform/rate-limit.ts';
import { findUser } from '../user/store.ts';

const daySeconds = 24 * 60 * 60;

/**
 * The limits on people whom somebody writes to for the first time: ten on the first day of the account, of them three
 * without an ad of theirs; twenty a day later.
 */
async function limitsOf(uid: string): Promise<{ all: RateLimit; withoutAd?: RateLimit }> {
  const joinedAt = (await findUser(uid))?.createdAt?.toMillis() ?? -Infinity;
  const isFirstDay = clock.now() - joinedAt < daySeconds * 1000;
  const { firstDay, firstDayWithoutAd, later } = limits.newPeople;
  const daily = (kind: string, limit: number): RateLimit => ({
    kind,
    subject: uid,
    rules: [{ limit, seconds: daySeconds }],
  });
  if (!isFirstDay) return { all: daily('newPeople', later) };
  return {
    all: daily('newPeople', firstDay),
    withoutAd: daily('newPeopleWithoutAd', firstDayWithoutAd),
  };
}

/**
 * Counts one more person that somebody writes to for the first time. `isByAd`: from an ad of that person. Throws 429
 * with the time when the next one is allowed.
 */
export async function limitNewPeople(uid: string, isByAd: boolean): Promise<Refund> {
  const { all, withoutAd } = await limitsOf(uid);
  try {
    return await consumeRateLimits(isByAd || !withoutAd ? [all] : [all, withoutAd]);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 429) throw error;
    const seconds = Number(error.headers?.['Retry-After'] ?? daySeconds);
    throw new ApiError(429, 'newPeopleFull', {
      params: { count: Math.ceil(seconds / 3600) },
      headers: { 'Retry-After': String(seconds) },
      cause: error,
    });
  }
}

/** How many more people somebody can write to for the first time now. */
export async function newPeopleLeft(uid: string): Promise<NewPeopleLeft> {
  const { all, withoutAd } = await limitsOf(uid);
  const [byAd, others] = await Promise.all([
    remainingIn(all),
    withoutAd ? remainingIn(withoutAd) : Infinity,
  ]);
  return { byAd, withoutAd: Math.min(byAd, others) };
}
