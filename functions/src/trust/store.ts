import type { PersonFacts } from '@qaysari/contract/account/person';
import { countApprovedByOwner } from '../listing/store.ts';
import { findAnswerTime } from '../message/public.ts';
import { BoundedMap } from '../platform/bounded-map.ts';
import { clock, isRunning } from '../platform/clock.ts';
import { findUpheld } from '../report/store.ts';
import { accountFactsOf, type UserRecord } from '../user/public.ts';

/** What is counted for a person, and not stored in their document. */
type CountedFacts = Pick<PersonFacts, 'answersWithin' | 'approvedAds' | 'upheldReports'>;

interface Known {
  counted: Promise<CountedFacts>;
  until: number;
}

/** Counting costs up to thirty reads, and each look at an ad asks for it. */
const cacheMs = 10 * 60 * 1000;
const maxCached = 2_000;
const cache = new BoundedMap<string, Known>(maxCached);

/**
 * All that is known of somebody. The account's facts are those of `user`; what is counted is ten minutes old at
 * most.
 */
export async function personFactsOf(user: UserRecord): Promise<PersonFacts> {
  return { ...accountFactsOf(user), ...(await countedFactsOf(user.id)) };
}

function countedFactsOf(uid: string): Promise<CountedFacts> {
  const known = cache.get(uid);
  if (known && isRunning(known.until, cacheMs)) return known.counted;
  const counted = count(uid);
  cache.set(uid, { counted, until: clock.now() + cacheMs });
  counted.catch(() => cache.delete(uid));
  return counted;
}

async function count(uid: string): Promise<CountedFacts> {
  const [answersWithin, approvedAds, upheldReports] = await Promise.all([
    findAnswerTime(uid),
    countApprovedByOwner(uid),
    findUpheld(uid),
  ]);
  return { ...(answersWithin && { answersWithin }), approvedAds, upheldReports };
}
