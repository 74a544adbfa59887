import type { PersonFacts } from '@qaysari/contract/account/person';
import { countApprovedByOwner } from '../listing/store.ts';
import { findAnswerTime } from '../message/public.ts';
import { BoundedMap } from '../platform/bounded-map.ts';
import { clock, isRunning } from '../platform/clock.ts';
import { findUpheld } from '../report/public.ts';
import { accountFactsOf, type UserRecord } from '../user/public.ts';

/** What is counted for a person, and not kept in their document. */
type CountedFacts = Pick<PersonFacts, 'answersWithin' | 'approvedAds' | 'upheldReports'>;

interface Known {
  counted: Promise<CountedFacts>;
  until: number;
}

/** Counting costs up to thirty reads, and each look at an ad asks for it. */
const keptMs = 10 * 60 * 1000;
const maxKept = 2_000;
const kept = new BoundedMap<string, Known>(maxKept);

/**
 * All that is known of somebody. The account's facts are those of `user`; what is counted is ten minutes old at
 * most.
 */
export async function personFactsOf(user: UserRecord): Promise<PersonFacts> {
  return { ...accountFactsOf(user), ...(await countedFactsOf(user.id)) };
}

function countedFactsOf(uid: string): Promise<CountedFacts> {
  const known = kept.get(uid);
  if (known && isRunning(known.until, keptMs)) return known.counted;
  const counted = count(uid);
  kept.set(uid, { counted, until: clock.now() + keptMs });
  counted.catch(() => kept.delete(uid));
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
